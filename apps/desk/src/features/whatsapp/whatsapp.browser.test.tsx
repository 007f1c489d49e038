import type { WhatsappOverview } from '@dimsum/contract/whatsapp'
import { expectAccessible } from '@dimsum/web/testing/accessible.ts'
import { expectOneLanguage } from '@dimsum/web/testing/one-language.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDesk } from '../../testing/open-desk.tsx'

beforeEach(() => sessionStorage.clear())

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

test('typed text survives a reload, and what another device stored meanwhile is not overwritten unseen', async () => {
  const sent: { costPerMessage: unknown }[] = []
  let stored = overview
  const answers = {
    'GET /api/admin/whatsapp': () => Response.json(stored),
    'PUT /api/admin/whatsapp': async (request: Request) => {
      const { expected, ...wanted } = await request.json()
      sent.push(wanted)
      const issues = [{ path: 'costPerMessage', message: 'Tulis rupiah bulat, misalnya 58.000.' }]
      if (typeof wanted.costPerMessage !== 'number')
        return Response.json({ code: 'validation', message: '', issues }, { status: 400 })
      if (expected.costPerMessage !== stored.costPerMessage)
        return Response.json({ code: 'stale', message: 'Baru diubah di perangkat lain.' }, { status: 409 })
      return Response.json(wanted)
    },
  }
  const open = () => openDesk(path, answers, shopConfig({}, sends))
  open()
  const cost = page.getByLabelText('Biaya per pesan')
  const save = () => page.getByRole('button', { name: 'Simpan' }).click()
  await cost.fill('10.50')
  await save()
  await expect.element(cost).toHaveAttribute('aria-invalid', 'true')
  await cost.fill('400')
  stored = { ...overview, costPerMessage: 360 }
  open()
  await expect.element(cost).toHaveValue('400')
  await save()
  await expect
    .element(page.getByText('Baru diubah di perangkat lain.', { exact: false }).first())
    .toBeVisible()
  await save()
  await expect.element(page.getByText('Tersimpan', { exact: true })).toBeVisible()
  expect(sent.at(-1)).toEqual({ events: ['placed', 'paid'], quietHours: null, costPerMessage: 400 })
})

test('a shop without the account shows nothing of it', async () => {
  openDesk(path)
  await expect.element(page.getByRole('link', { name: /^Pelanggan/ })).toBeVisible()
  expect(page.getByText('WhatsApp otomatis').elements()).toEqual([])
})

test('an owner without an account reads that the section is not there, not to ask the owner', async () => {
  openDesk(path)
  await expect.element(page.getByText('Bagian pengaturan itu tidak ada. Pilih dari daftar.')).toBeVisible()
})
