import { addWibDays, wibDay } from '@dimsum/domain/wib-date'
import { expectAccessible } from '@dimsum/web/testing/accessible.ts'
import { delayRequests } from '@dimsum/web/testing/answers.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { settings } from './desk-answers.ts'
import { openDesk } from './open-desk.tsx'

/** What is typed in several sections is kept, marked in each, saved at once, and never left without a notice. */

beforeEach(() => sessionStorage.clear())

const sections = page.getByRole('navigation', { name: 'Bagian pengaturan' })
const mark = (name: string) => sections.getByRole('link', { name: new RegExp(`^${name}`) })
const bar = page.getByRole('region', { name: 'Perubahan yang belum disimpan' })
const save = () => bar.getByRole('button', { name: 'Simpan' }).click()
const cashLimit = page.getByLabelText('Batas bayar tunai (COD), rupiah')
const address = page.getByLabelText('Alamat dapur')
const toast = () => document.querySelector('[data-toasts] li')?.textContent ?? ''

async function openSection(id: string, answers = {}) {
  openDesk(`/admin/pengaturan/${id}`, answers)
  await page.viewport(1280, 900)
  await expect.poll(() => document.querySelector(`#${id}`)).not.toBeNull()
}
const goTo = async (id: string, name: string) => {
  await mark(name).click()
  await expect.poll(() => document.querySelector(`#${id}`)).not.toBeNull()
}

test('changes in three sections are marked, kept while switching, and saved together', async () => {
  const sent: string[][] = []
  await openSection('pembayaran', {
    'PATCH /api/admin/settings': async (request: Request) => {
      const body = await request.json()
      sent.push(Object.keys(body).sort())
      const { expected: _, ...changed } = body
      return Response.json({ ...settings, ...changed })
    },
  })
  await expect.element(bar).not.toBeInTheDocument()
  await cashLimit.fill('61.000')
  await expect.element(mark('Pembayaran')).toHaveTextContent('Belum disimpan')
  await goTo('toko', 'Toko')
  await page.getByLabelText('Ucapan terima kasih').fill('Sampai jumpa.')
  await goTo('dapur', 'Dapur')
  const cutOff = page.getByLabelText('Batas pesan H-1')
  await cutOff.fill('15:30')
  await expect.element(bar).toHaveTextContent('Belum disimpan: Dapur, Pembayaran, Toko')
  await expectAccessible('settings, three sections not saved')
  // Typed back to what is stored, it is no change any more.
  await cutOff.fill('15:00')
  await expect.element(mark('Dapur')).not.toHaveTextContent('Belum disimpan')
  await bar.getByRole('link', { name: 'Pembayaran' }).click()
  await expect.element(cashLimit).toHaveValue('61.000')
  await save()
  await expect.poll(toast).toContain('Tersimpan')
  expect(sent).toEqual([['cashCeiling', 'expected', 'thanks']])
  await expect.element(bar).not.toBeInTheDocument()
})

test('a field of another section that is wrong, or that the server refuses, is shown with what was typed', async () => {
  const issues = [{ path: 'address', message: 'Alamat ini tidak bisa dipakai.' }]
  await openSection('pembayaran', {
    'PATCH /api/admin/settings': () =>
      Response.json({ code: 'invalid', message: issues[0]?.message, issues }, { status: 400 }),
  })
  await cashLimit.fill('enam puluh')
  await goTo('toko', 'Toko')
  await address.fill('Jl. Dapur No. 1')
  await save()
  await expect.element(cashLimit).toHaveFocus()
  await expect.element(cashLimit).toHaveValue('enam puluh')
  await expect.element(page.getByText('Tulis rupiah bulat, misalnya 58.000.')).toBeVisible()
  await expect.element(mark('Pembayaran')).toHaveTextContent('Perlu diperbaiki')
  await cashLimit.fill('60.000')
  await save()
  await expect.element(address).toHaveFocus()
  await expect.element(page.getByText('Alamat ini tidak bisa dipakai.').first()).toBeVisible()
})

test('new rows of areas and times are shown again after a reload', async () => {
  await openSection('pengiriman')
  await page.getByRole('button', { name: 'Tambah area' }).click()
  const area = page.getByRole('group', { name: 'Area 2' }).getByLabelText('Nama area')
  await area.fill('Tebet')
  await openSection('pengiriman')
  await expect.element(area).toHaveValue('Tebet')
  await goTo('waktu', 'Waktu kirim & ambil')
  await page.getByRole('button', { name: 'Tambah jam' }).click()
  await openSection('waktu')
  const begins = () => document.querySelectorAll('[name^="timeWindows."][name$=".begins"]').length
  await expect.poll(begins).toBe(2)
})

test('a pause whose end is over is refused at its field and not sent; on a phone date and time do not overlap', async () => {
  await openSection('terima-pesanan')
  await page.getByRole('radio', { name: /^Jeda sampai/ }).click()
  const [day, clock] = [page.getByLabelText('Tanggal', { exact: true }), page.getByLabelText('Pukul')]
  await day.fill(addWibDays(wibDay(new Date()), -1))
  await clock.fill('10:00')
  await save()
  await expect.element(page.getByText('Waktu ini sudah lewat.').first()).toBeVisible()
  await expect.element(day).toHaveFocus()
  await page.viewport(360, 740)
  const [upper, lower] = [day, clock].map((each) => each.element().getBoundingClientRect())
  expect(upper?.bottom).toBeLessThanOrEqual(lower?.top ?? 0)
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
  const sent: string[] = []
  await openSection('toko', {
    'PATCH /api/admin/settings': async (request: Request) => {
      const { thanks } = await request.json()
      sent.push(thanks)
      return Response.json({ ...settings, thanks })
    },
  })
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
  await expect.poll(() => sent).toEqual([pasted.slice(1)])
})

test('«Buang» puts everything back and can be taken back, and does nothing while a save is on its way', async () => {
  const { answer, release } = delayRequests()
  await openSection('toko', { 'PATCH /api/admin/settings': answer })
  await address.fill('Jl. Dapur No. 1')
  const discard = bar.getByRole('button', { name: 'Buang' })
  await discard.click()
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(address).toHaveValue('')
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect.element(address).toHaveValue('Jl. Dapur No. 1')
  await save()
  await expect.element(discard).toBeDisabled()
  release(Response.json({ ...settings, address: 'Jl. Dapur No. 1' }))
  await expect.poll(toast).toContain('Tersimpan')
  await expect.element(address).toHaveValue('Jl. Dapur No. 1')
})

test('leaving asks first, and what was typed is still there', async () => {
  await openSection('pembayaran')
  const places = page.getByRole('navigation', { name: 'Admin' })
  const question = page.getByRole('alertdialog', { name: 'Ada pengaturan yang belum disimpan' })
  await cashLimit.fill('61.000')
  await places.getByRole('link', { name: 'Dapur' }).click()
  await expect.element(question.getByRole('button', { name: 'Tetap di sini' })).toHaveFocus()
  await expectAccessible('settings, asked before leaving')
  await userEvent.keyboard('{Enter}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(cashLimit).toHaveValue('61.000')
  await places.getByRole('link', { name: 'Dapur' }).click()
  await question.getByRole('button', { name: 'Pergi, simpan nanti' }).click()
  await expect.element(page.getByRole('heading', { name: 'Dapur', level: 1 })).toBeVisible()
  await places.getByRole('link', { name: 'Pengaturan' }).click()
  await expect.element(bar).toHaveTextContent('Belum disimpan: Pembayaran')
})

test.each([
  360, 768,
])('at %d px the list says which section is not saved, and the bar covers no field', async (width) => {
  await openSection('toko')
  await page.viewport(width, 740)
  const last = page.getByLabelText('Ucapan terima kasih')
  await last.fill('Sampai jumpa.')
  const above = () =>
    last.element().getBoundingClientRect().bottom - bar.element().getBoundingClientRect().top
  await expect.poll(above).toBeLessThanOrEqual(0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await page.getByRole('link', { name: 'Semua pengaturan' }).click()
  await expect.element(mark('Toko')).toHaveTextContent('Belum disimpan')
})

test('everyday words of both languages lead to the very field', async () => {
  openDesk('/admin/pengaturan')
  const search = page.getByRole('searchbox', { name: 'Cari pengaturan' })
  const found = page.getByRole('list', { name: 'Hasil pencarian' }).getByRole('link')
  for (const [words, names] of [
    ['PRICE', /Paket, harga dan habis.*Menu/],
    ['kitchen address', /Alamat dapur.*Toko/],
    ['kapasitas', /Maksimal pcs per hari.*Dapur/],
  ] as const) {
    await search.fill(words)
    await expect.element(found).toHaveTextContent(names)
  }
  await expectAccessible('settings, something found')
  await found.click()
  await expect.poll(() => location.pathname + location.hash).toBe('/admin/pengaturan/dapur#weekdayCapacity')
  await expect.element(page.getByLabelText('Senin', { exact: true })).toHaveFocus()
})

test.each([
  ['?tab=tim', 'tim'],
  ['?tab=toko#dapur', 'dapur'],
  ['#keamanan', 'keamanan'],
])('the earlier address %s leads to its section', async (old, now) => {
  openDesk(`/admin/pengaturan${old}`)
  await expect.poll(() => location.pathname).toBe(`/admin/pengaturan/${now}`)
  await expect.poll(() => document.querySelector(`#${now}`)).not.toBeNull()
})

test('an unknown section says so, and a link to a field focuses it, in English too', async () => {
  openDesk('/admin/pengaturan/tidak-ada')
  await expect.element(page.getByText('Bagian pengaturan itu tidak ada. Pilih dari daftar.')).toBeVisible()
  openDesk('/admin/pengaturan/pembayaran#cashCeiling')
  await expect.element(cashLimit).toHaveFocus()
  const english = shopConfig({}, { languages: { shop: 'default', desk: 'en' } })
  openDesk('/admin/pengaturan/pembayaran', {}, english)
  const limit = page.getByLabelText('Cash limit (COD), rupiah')
  await limit.fill('100000000')
  await userEvent.tab()
  await expect.element(page.getByText('Enter a number from 0 to 99,999,999 rupiah.')).toBeVisible()
})
