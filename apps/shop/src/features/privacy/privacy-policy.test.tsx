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
})

test('the privacy page shows no number before the settings are loaded', () => {
  expect(pageOf()).toContain('dihapus otomatis setelah masa simpannya habis')
})

test('the privacy page names proofs of transfers only while the shop takes transfers', () => {
  expect(pageOf(shopConfig())).not.toContain('gambar bukti')
  expect(pageOf(shopConfig({}, { manualTransfer: true }))).toContain('gambar bukti yang Anda kirim')
})

test('the privacy page names Meta only while the shop can send WhatsApp messages', () => {
  expect(pageOf(shopConfig())).not.toContain('Meta')
  expect(pageOf(shopConfig({}, { whatsappMessages: true }))).toContain('Meta')
})
