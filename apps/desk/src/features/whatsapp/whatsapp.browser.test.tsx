import type { WhatsappOverview } from '@dimsum/contract/whatsapp'
import { expectAccessible } from '@dimsum/web/testing/accessible.ts'
import { expectOneLanguage } from '@dimsum/web/testing/one-language.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDesk } from '../../testing/open-desk.tsx'

const overview: WhatsappOverview = {
  ...{ events: ['placed', 'paid'], quietHours: null, costPerMessage: 357, templates: null, linkStart: '' },
  account: { state: 'available', code: null, phone: '0812-3456-7890', name: 'Dimsum Contoh' },
  ...{ accepted: 3, delivered: 2, unsent: 0, received: 1 },
}
const path = '/admin/pengaturan/whatsapp'
const sends = { whatsappMessages: true as const }

test.each([
  'id',
  'en',
] as const)('the settings of a shop with an account are in the chosen language «%s»', async (language) => {
  const config = shopConfig({ name: 'Dimsum' }, { ...sends, languages: { shop: language, desk: language } })
  openDesk(path, { 'GET /api/admin/whatsapp': overview }, config)
  const ready = language === 'id' ? 'Akun siap mengirim.' : 'The account can send.'
  await expect.element(page.getByText(ready)).toBeVisible()
  await expectOneLanguage(language, 'the settings of WhatsApp messages')
  await expectAccessible('the settings of WhatsApp messages')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('a shop without the account shows nothing of it, and does not send its owner to the owner', async () => {
  openDesk(path)
  await expect.element(page.getByRole('link', { name: /^Pelanggan/ })).toBeVisible()
  expect(page.getByText('WhatsApp otomatis').elements()).toEqual([])
  await expect.element(page.getByText('Bagian pengaturan itu tidak ada. Pilih dari daftar.')).toBeVisible()
})
