import { addWibDays, wibDay } from '@dimsum/domain/wib-date'
import { expectAccessible } from '@dimsum/web/testing/accessible.ts'
import { delayRequests } from '@dimsum/web/testing/answers.ts'
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

test('wrong contacts and hours are said at their fields, and a time may be written with a dot', async () => {
  await openSection('toko')
  for (const label of ['Nama toko', 'Telepon', 'Email'])
    await page
      .getByLabelText(label, { exact: true })
      .fill({ 'Nama toko': '', Telepon: '12' }[label] ?? 'bukan-email')
  await save()
  for (const message of [
    'Wajib diisi.',
    'Nomor telepon belum benar. Contoh: 081234567890.',
    'Alamat email belum benar. Contoh: nama@contoh.com.',
  ])
    await expect.element(page.getByText(message).first()).toBeVisible()
  await bar.getByRole('button', { name: 'Buang' }).click()
  await goTo('jam-buka', 'Jam buka')
  const closes = page.elementLocator(document.querySelector('#weekendHours-closes') as Element)
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

test('a limit that changed elsewhere is shown, and what was typed stays until the owner decides', async () => {
  const theirs = [null, 600, 700, null, null, null, 0]
  const sent: { weekdayCapacity: unknown; expected: unknown }[] = []
  let stored = settings
  await openSection('dapur', {
    'GET /api/admin/settings': () => Response.json(stored),
    'PATCH /api/admin/settings': async (request: Request) => {
      const body = await request.json()
      sent.push(body)
      if (sent.length > 1) return Response.json({ ...stored, weekdayCapacity: body.weekdayCapacity })
      stored = { ...settings, weekdayCapacity: theirs }
      return Response.json({ code: 'stale', message: 'Baru diubah.' }, { status: 409 })
    },
  })
  const limit = (day: string) => page.getByLabelText(day, { exact: true })
  const news = page.getByRole('region', { name: 'Baru diubah di perangkat lain' })
  await limit('Selasa').fill('610')
  await limit('Senin').fill('500')
  await save()
  await expect.element(news).toBeVisible()
  await expect.element(news.getByRole('listitem').first()).toHaveTextContent(/Selasa.*600 pcs/)
  await expect.element(news.getByRole('listitem').nth(1)).toHaveTextContent(/Rabu.*700 pcs/)
  // Unedited fields are updated; edited fields stay.
  await expect.element(limit('Rabu')).toHaveValue('700')
  await expect.element(limit('Selasa')).toHaveValue('610')
  await expect.element(limit('Senin')).toHaveValue('500')
  await news.getByRole('button', { name: /Pakai.*600 pcs/ }).click()
  await expect.element(limit('Selasa')).toHaveValue('600')
  await save()
  await expect.element(news).not.toBeInTheDocument()
  expect(sent[1]).toEqual({
    weekdayCapacity: [500, ...theirs.slice(1)],
    expected: { weekdayCapacity: theirs },
  })
})

test('a range of closed days that is reversed or too long says so, and is not added', async () => {
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
  await expect.element(page.getByText('Minggu, 10 Mei 2099')).toBeVisible()
})

test('«Buang» shows what another device stored, and its undo brings back what was typed and the news', async () => {
  await openSection('dapur')
  const cutOff = page.getByRole('textbox', { name: 'Batas pesan H-1' })
  const news = page.getByRole('region', { name: 'Baru diubah di perangkat lain' })
  await cutOff.fill('14:00')
  await expect.element(bar).toBeVisible()
  await openSection('dapur', { 'GET /api/admin/settings': { ...settings, cutOff: '16:00' } })
  await expect.element(news).toHaveTextContent('16:00')
  await expect.element(cutOff).toHaveValue('14:00')
  await bar.getByRole('button', { name: 'Buang' }).click()
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(cutOff).toHaveValue('16:00')
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect.element(cutOff).toHaveValue('14:00')
  await expect.element(news).toHaveTextContent('16:00')
})

test('new rows of areas and times are shown again after a reload, and judged once they were filled in or saved', async () => {
  await openSection('pengiriman')
  await page.getByRole('button', { name: 'Tambah area' }).click()
  const group = page.getByRole('group', { name: 'Area 2' })
  const area = group.getByLabelText('Nama area')
  await expect.element(area).toHaveFocus()
  await area.fill('Tebet')
  expect(document.querySelectorAll('main [aria-invalid=true]')).toHaveLength(0)
  await group.getByLabelText('Ongkir, rupiah').fill('10.50')
  await openSection('pengiriman')
  await expect.element(area).toHaveValue('Tebet')
  await save()
  await expect.element(group.getByText('Tulis rupiah bulat, misalnya 58.000.')).toBeVisible()
  await group.getByLabelText('Ongkir, rupiah').fill('10.500')
  await goTo('waktu', 'Waktu kirim & ambil')
  await page.getByRole('button', { name: 'Tambah jam' }).click()
  await openSection('waktu')
  const begins = page.getByRole('textbox', { name: 'Mulai', exact: true })
  await expect.poll(() => begins.elements().length).toBe(2)
  await save()
  await expect.element(begins.last()).toHaveFocus()
  await expect.element(begins.last()).toHaveAttribute('aria-invalid', 'true')
})

test('a pause without an end, or whose end is over, is refused at its field; on a phone date and time do not overlap', async () => {
  const sent: object[] = []
  await openSection('terima-pesanan', {
    'PATCH /api/admin/settings': async (request: Request) => {
      const { ordering } = await request.json()
      sent.push(ordering)
      return Response.json({ ...settings, ordering })
    },
  })
  await page.getByRole('radio', { name: /^Jeda sampai/ }).click()
  await save()
  await expect.element(page.getByText('Isi sampai kapan pesanan dijeda.').first()).toBeVisible()
  const [day, clock] = [page.getByLabelText('Tanggal', { exact: true }), page.getByLabelText('Pukul')]
  await day.fill(addWibDays(wibDay(new Date()), -1))
  await clock.fill('10:00')
  await save()
  await expect.element(page.getByText('Waktu ini sudah lewat.').first()).toBeVisible()
  await expect.element(day).toHaveFocus()
  await page.viewport(360, 740)
  const [upper, lower] = [day, clock].map((each) => each.element().getBoundingClientRect())
  expect(upper?.bottom).toBeLessThanOrEqual(lower?.top ?? 0)
  expect(sent).toEqual([])
  const later = addWibDays(wibDay(new Date()), 10)
  await day.fill(later)
  await clock.fill('9.30')
  await save()
  await expect.poll(() => sent).toEqual([{ state: 'paused', until: `${later}T02:30:00.000Z` }])
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

test('closing the tab asks first; «Buang» puts everything back and can be taken back, and does nothing while a save is on its way', async () => {
  const { answer, release } = delayRequests()
  await openSection('toko', { 'PATCH /api/admin/settings': answer })
  const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(asksBeforeLeaving()).toBe(false)
  await address.fill('Jl. Dapur No. 1')
  await expect.poll(asksBeforeLeaving).toBe(true)
  const discard = bar.getByRole('button', { name: 'Buang' })
  await discard.click()
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(address).toHaveValue('')
  expect([asksBeforeLeaving(), sessionStorage.getItem('settings')]).toEqual([false, null])
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect.element(address).toHaveValue('Jl. Dapur No. 1')
  await save()
  await expect.element(discard).toBeDisabled()
  release(Response.json({ ...settings, address: 'Jl. Dapur No. 1' }))
  await expect.poll(toast).toContain('Tersimpan')
  await expect.element(address).toHaveValue('Jl. Dapur No. 1')
})

test('leaving asks first, Back says so afterwards, and what was typed is still there', async () => {
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
  history.back()
  await expect.poll(toast).toContain('Pengaturan belum disimpan')
  await page.getByRole('button', { name: 'Kembali', exact: true }).click()
  await expect.element(bar).toHaveTextContent('Belum disimpan: Pembayaran')
})

test.each([
  360, 768,
])('at %d px the list says which section is not saved, Back leads to it, and the bar covers no field', async (width) => {
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
  await mark('Jam buka').click()
  await expect.element(page.getByRole('heading', { name: 'Jam buka' })).toHaveFocus()
  await expect.element(sections).not.toBeInTheDocument()
  history.back()
  await expect.element(sections).toBeVisible()
  await expect.poll(() => location.pathname).toBe('/admin/pengaturan')
})
