import { shopQuery } from '@dimsum/web/api/shop.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PrivacyPolicy } from './privacy-policy.tsx'

const pageOf = (config?: ReturnType<typeof shopConfig>) => {
  const client = new QueryClient()
  if (config) client.setQueryData(shopQuery.queryKey, config)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PrivacyPolicy />
    </QueryClientProvider>,
  )
}

test('the privacy page says for how many months personal data is kept, as the owner set it', () => {
  expect(pageOf(shopConfig({}, { privacy: { retentionMonths: 6 } }))).toContain(
    'Data pribadi di pesanan dan ulasan kami simpan 6 bulan, lalu dihapus otomatis.',
  )
  // Before the settings are loaded there is no number.
  expect(pageOf()).toContain('dihapus otomatis setelah masa simpannya habis')
})

test.each([
  ['proofs of transfers', 'takes transfers', 'gambar bukti yang Anda kirim', { manualTransfer: true }],
  ['Meta', 'can send WhatsApp messages', 'Meta', { whatsappMessages: true }],
] as const)('the privacy page names %s only while the shop %s', (_named, _when, words, setting) => {
  expect(pageOf(shopConfig())).not.toContain(words.slice(0, 12))
  expect(pageOf(shopConfig({}, setting))).toContain(words)
})
