import { addWibDays, wibDay } from '@dimsum/domain/wib-date'
import { expectAccessible, expectFitsLargeText } from '@dimsum/web/testing/accessible.ts'
import { recordIn } from '@dimsum/web/testing/answers.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { settings, storeSettings } from './desk-answers.ts'
import { openDesk, toast } from './open-desk.tsx'
import { pressAt } from './press-at.ts'

/** Each section of the settings is a form of its own; forms.browser.test.tsx has what all forms share. */

const sections = page.getByRole('navigation', { name: 'Bagian pengaturan' })
const link = (name: string) => sections.getByRole('link', { name: new RegExp(`^${name}`) })
const save = () => page.getByRole('button', { name: 'Simpan' }).click()
const cashLimit = page.getByLabelText('Batas bayar tunai (COD), rupiah')

async function openSection(id: string, answers = {}) {
  openDesk(`/admin/pengaturan/${id}`, answers)
  await page.viewport(1280, 900)
  await expect.poll(() => document.querySelector(`#${id}`)).not.toBeNull()
}
const goTo = async (id: string, name: string) => {
  await link(name).click()
  await expect.poll(() => document.querySelector(`#${id}`)).not.toBeNull()
}

test('a section saves what was changed in it, and another one keeps what was typed until it is saved', async () => {
  const sent: object[] = []
  await openSection('pembayaran', storeSettings(sent))
  await cashLimit.fill('61.000')
  await goTo('toko', 'Toko')
  await page.getByLabelText('Ucapan terima kasih').fill('Sampai jumpa.')
  await save()
  await expect.poll(toast).toContain('Tersimpan')
  await goTo('pembayaran', 'Pembayaran')
  await expect.element(page.getByText('Isian Anda yang belum disimpan.')).toBeVisible()
  await expectAccessible('settings, a section not saved')
  await cashLimit.fill('62.000')
  await save()
  await expect
    .poll(() => sent)
    .toEqual([
      { thanks: 'Sampai jumpa.', expected: { thanks: settings.thanks } },
      { cashCeiling: 62_000, expected: { cashCeiling: settings.cashCeiling } },
    ])
  await expect.element(page.getByText('Isian Anda yang belum disimpan.')).not.toBeInTheDocument()
})

test('wrong contacts and hours are said at their fields, and a time may be written with a dot', async () => {
  await openSection('toko')
  for (const [label, typed] of Object.entries({ 'Nama toko': '', Telepon: '12', Email: 'bukan-email' }))
    await page.getByLabelText(label, { exact: true }).fill(typed)
  await save()
  for (const message of [
    'Wajib diisi.',
    'Nomor telepon belum benar. Contoh: 081234567890.',
    'Alamat email belum benar. Contoh: nama@contoh.com.',
  ])
    await expect.element(page.getByText(message).first()).toBeVisible()
  await goTo('jam-buka', 'Jam buka')
  const closes = page.elementLocator(document.getElementById('weekendHours.closes') as Element)
  for (const [typed, message] of [
    ['08:30', 'Jam tutup harus sesudah jam buka.'],
    ['10 PM', 'Tulis jam dengan titik dua, misalnya 15:00.'],
  ] as const) {
    await closes.fill(typed)
    await save()
    await expect.element(page.getByText(message).first()).toBeVisible()
  }
  await closes.fill('22.00')
  await userEvent.tab()
  await expect.element(closes).not.toHaveAttribute('aria-invalid', 'true')
})

test('a range of closed days that is reversed or too long says so; a double tap removes one day', async () => {
  await openSection('tanggal-tutup')
  const to = page.getByLabelText(/^Sampai/)
  await page.getByLabelText('Dari', { exact: true }).fill('2099-05-10')
  for (const [last, error] of [
    ['2099-05-09', 'Hari terakhir tidak boleh sebelum hari pertama.'],
    ['2099-07-11', 'Paling banyak 62 hari sekaligus.'],
  ] as const) {
    await to.fill(last)
    await expect.element(to).toHaveAccessibleDescription(error)
    await expect.element(page.getByRole('button', { name: 'Tambah' })).toBeDisabled()
  }
  await to.fill('2099-07-10')
  await page.getByRole('button', { name: 'Tambah 62 hari' }).click()
  const remove = (day: number) => page.getByRole('button', { name: `, ${day} Mei 2099` })
  pressAt((await remove(10).findElement()) as HTMLElement, 1000)
  await expect.element(remove(10)).not.toBeInTheDocument()
  pressAt(remove(11).element() as HTMLElement, 1400)
  await expect.element(remove(11)).toHaveFocus()
})

test('on a narrow phone the two lines of a closed day keep a distance from the edges of their row', async () => {
  await openSection('tanggal-tutup')
  await page.viewport(320, 740)
  await page.getByLabelText('Dari', { exact: true }).fill('2099-09-09')
  await page.getByRole('button', { name: 'Tambah' }).click()
  const day = page.getByText('Rabu, 9 September 2099')
  await expect.element(day).toBeVisible()
  const lines = document.createRange()
  lines.selectNodeContents(day.element())
  const row = day.element().closest('li') as Element
  expect(lines.getClientRects().length).toBeGreaterThan(1)
  expect(lines.getBoundingClientRect().top - row.getBoundingClientRect().top).toBeGreaterThan(4)
  await expectFitsLargeText('settings, closed days')
})

test('at 200 % text the button that removes an area leaves its name room', async () => {
  await openSection('pengiriman')
  const name = page.getByLabelText('Nama area')
  await expect.element(name).toBeVisible()
  await page.viewport(360, 740)
  document.documentElement.style.fontSize = '200%'
  expect(name.element().clientWidth).toBeGreaterThan(150)
})

test('new rows of areas and times are shown again after a reload, and judged once they were filled in or saved; a double tap removes one', async () => {
  await openSection('pengiriman')
  await page.getByRole('button', { name: 'Tambah area' }).click()
  const group = page.getByRole('group', { name: 'Area 2' })
  const area = group.getByLabelText('Nama area')
  await expect.element(area).toHaveFocus()
  const [least, free] = ['Minimum pesanan, rupiah', 'Gratis mulai, rupiah'].map((label) =>
    group.getByLabelText(label).element().getBoundingClientRect(),
  )
  expect(least?.top).toBe(free?.top)
  await area.fill('Tebet')
  expect(document.querySelectorAll('main [aria-invalid=true]')).toHaveLength(0)
  await group.getByLabelText('Ongkir, rupiah').fill('10.50')
  await openSection('pengiriman')
  await expect.element(area).toHaveValue('Tebet')
  await save()
  await expect.element(group.getByText('Tulis rupiah bulat, misalnya 58.000.')).toBeVisible()
  await goTo('waktu', 'Waktu kirim & ambil')
  await page.getByRole('button', { name: 'Tambah jam' }).click()
  await openSection('waktu')
  const begins = page.getByRole('textbox', { name: 'Mulai', exact: true })
  await expect.poll(() => begins.elements().length).toBe(2)
  await save()
  await expect.element(begins.last()).toHaveFocus()
  await expect.element(begins.last()).toHaveAttribute('aria-invalid', 'true')
  const remove = page.getByRole('button', { name: 'Hapus jam 1' })
  pressAt(remove.element() as HTMLElement, 1000)
  await expect.poll(() => begins.elements().length).toBe(1)
  pressAt(remove.element() as HTMLElement, 1400)
  await expect.element(begins).toBeVisible()
})

test('a pause without an end, or whose end is over, is refused at its field; on a phone date and time do not overlap', async () => {
  const sent: { ordering: { until: string } }[] = []
  const message = 'Waktu ini sudah lewat.'
  const refusal = { code: 'validation', message, issues: [{ path: 'ordering.until', message }] }
  await openSection('terima-pesanan', {
    'PATCH /api/admin/settings': recordIn(sent, ({ ordering }) =>
      ordering.until < new Date().toISOString()
        ? Response.json(refusal, { status: 400 })
        : Response.json({ ...settings, ordering }),
    ),
  })
  await page.getByRole('radio', { name: /^Jeda sampai/ }).click()
  await save()
  await expect.element(page.getByText('Isi sampai kapan pesanan dijeda.').first()).toBeVisible()
  const [day, clock] = [page.getByLabelText('Tanggal', { exact: true }), page.getByLabelText('Pukul')]
  await day.fill(addWibDays(wibDay(new Date()), -1))
  await clock.fill('10:00')
  await save()
  await expect.element(page.getByText(message).first()).toBeVisible()
  await expect.element(day).toHaveFocus()
  await page.viewport(360, 740)
  const [upper, lower] = [day, clock].map((each) => each.element().getBoundingClientRect())
  expect(upper?.bottom).toBeLessThanOrEqual(lower?.top ?? 0)
  const later = addWibDays(wibDay(new Date()), 10)
  await day.fill(later)
  await clock.fill('9.30')
  await save()
  const paused = { state: 'paused', until: `${later}T02:30:00.000Z` }
  await expect.poll(() => sent.at(-1)?.ordering).toEqual(paused)
})

test('the banner of a pause disappears once the pause is over', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const until = new Date(Date.now() + 60_000).toISOString()
  const ordering = { state: 'paused', until }
  openDesk('/admin/pengaturan/toko', { 'GET /api/admin/settings': { ...settings, ordering } })
  const reopen = page.getByRole('button', { name: 'Buka lagi' })
  await expect.element(reopen).toBeVisible()
  vi.advanceTimersByTime(90_000)
  await expect.element(reopen).not.toBeInTheDocument()
})

test('a text beyond the maximum is kept, counted and not saved until it is shorter', async () => {
  const sent: object[] = []
  await openSection('toko', storeSettings(sent))
  const thanks = page.getByLabelText('Ucapan terima kasih')
  const pasted = 'a'.repeat(301)
  await thanks.fill(pasted)
  await expect.element(page.getByText(/300\D+301/)).toBeVisible()
  await save()
  await expect.element(thanks).toHaveFocus()
  await expect.element(thanks).toHaveValue(pasted)
  expect(sent).toEqual([])
  await thanks.fill(pasted.slice(1))
  await save()
  await expect.poll(() => sent).toMatchObject([{ thanks: pasted.slice(1) }])
})

test.each([360, 768])('at %d px Back leads from a section to the list', async (width) => {
  await openSection('toko')
  await page.viewport(width, 740)
  await page.getByRole('link', { name: 'Semua pengaturan' }).click()
  await link('Jam buka').click()
  await expect.element(page.getByRole('heading', { name: 'Jam buka' })).toHaveFocus()
  await expect.element(sections).not.toBeInTheDocument()
  history.back()
  await expect.element(sections).toBeVisible()
  await expect.poll(() => location.pathname).toBe('/admin/pengaturan')
})

test('a shop with a WhatsApp account reads that it can send', async () => {
  openDesk('/admin/pengaturan/whatsapp', {}, shopConfig({}, { whatsappMessages: true }))
  await expect.element(page.getByText('Akun siap mengirim.')).toBeVisible()
})

test('a shop without the account shows nothing of it, and does not send its owner to the owner', async () => {
  openDesk('/admin/pengaturan/whatsapp')
  await expect.element(link('Pelanggan')).toBeVisible()
  expect(page.getByText('WhatsApp otomatis').elements()).toEqual([])
  await expect.element(page.getByText('Bagian pengaturan itu tidak ada. Pilih dari daftar.')).toBeVisible()
})
