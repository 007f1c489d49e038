import { expectAccessible, expectFitsNarrow } from '@dimsum/web/testing/accessible.ts'
import { recordIn, refuse } from '@dimsum/web/testing/answers.ts'
import { untilLoaded } from '@dimsum/web/testing/app-in-browser.tsx'
import { menuPackage } from '@dimsum/web/testing/menu-package.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { inDays, kitchenOpenOn, openShop, ownOrder } from '../../testing/open-shop.tsx'

/** «Ubah atau batalkan» of a tracked order; what the server stores is tested in `customer-changes`. */

const later = ownOrder({ deliveryDate: inDays(3) })
const own = page.getByRole('region', { name: 'Ubah atau batalkan' })
const button = (name: string) => own.getByRole('button', { name, exact: true })
const open = (answers: object, settings = {}) =>
  openShop(
    '/track-order?orderId=12',
    { 'GET /api/orders/12': later, ...answers },
    {
      customerChanges: '18:00',
      ...settings,
    },
  )
const asked = (what: string) => ({ id: 1, kind: 'change-request', at: later.orderDate, data: { what } })
const offeredDays = () =>
  [...own.getByRole('combobox').first().element().querySelectorAll('option')].map(({ value }) => value)

test('the form to change takes the focus and fits; an unpaid order is cancelled with its reason, after one more press', async () => {
  let order = later
  const sent: object[] = []
  open({
    'GET /api/orders/12': () => Response.json(order),
    'POST /api/orders/12/cancel': recordIn(sent, () => {
      order = { ...later, status: 'cancelled', cancelReason: 'acara diundur' }
      return Response.json(order)
    }),
  })
  await page.viewport(768, 800)
  expect((await button('Batalkan pesanan').findElement()).clientHeight).toBeLessThan(50)
  await button('Ubah pesanan').click()
  await expect.element(own.getByRole('form', { name: 'Ubah pesanan' })).toHaveFocus()
  await expectAccessible('tracking, change of the order')
  await expectFitsNarrow('tracking, change of the order')
  await button('Kembali').click()
  for (const next of ['Kembali', 'Batalkan pesanan']) {
    await button('Batalkan pesanan').click()
    await own.getByLabelText('Alasan').fill('acara diundur')
    expect(sent).toEqual([])
    await button(next).click()
  }
  await expect.element(page.getByText(/acara diundur/)).toBeVisible()
  expect(sent).toEqual([{ expectedStatus: 'pending', reason: 'acara diundur' }])
  expect(own.elements()).toEqual([])
  expect(document.activeElement?.tagName).toBe('H2')
})

test('only days are offered on which every package of the order is sold and a time is free', async () => {
  const full = { day: inDays(5), fullWindows: ['09:00-11:00'] }
  open(
    { 'GET /api/kitchen/days': kitchenOpenOn(inDays(4), full, inDays(6)) },
    {
      menu: [menuPackage('20pcs', { deliverUntil: inDays(5) })],
      timeWindows: [{ begins: '09:00', ends: '11:00', for: 'both' }],
    },
  )
  await button('Ubah pesanan').click()
  await expect.poll(offeredDays).toEqual([later.deliveryDate, inDays(4)])
})

test('days and earlier requests that could not be loaded are loaded on «Coba lagi»', async () => {
  let isDown = true
  const orDown = (body: object) => () => (isDown ? refuse(500, 'Terjadi kesalahan')() : Response.json(body))
  open({
    'GET /api/orders/12/timeline': orDown({ events: [asked('other')] }),
    'GET /api/kitchen/days': orDown(kitchenOpenOn(inDays(4))),
  })
  await button('Ubah pesanan').click()
  const retry = (text: string) => own.getByRole('alert').filter({ hasText: text }).getByRole('button')
  await expect.element(retry('Permintaan Anda sebelumnya belum bisa dimuat')).toBeVisible()
  await expect.element(retry('Tanggal belum bisa dimuat')).toBeVisible()
  isDown = false
  await retry('Permintaan').click()
  await expect.element(own).toHaveTextContent('Permintaan Anda sudah kami terima')
  await retry('Tanggal').click()
  await expect.poll(offeredDays).toEqual([later.deliveryDate, inDays(4)])
  expect(own.getByRole('alert').elements()).toEqual([])
})

test('a day chosen before a reload is shown again, not the stored one', async () => {
  const day = inDays(4)
  const form = own.getByRole('form', { name: 'Ubah pesanan' })
  for (const prepare of [
    () => form.getByRole('combobox').selectOptions(day),
    () => expect.element(form.getByRole('status')).toBeVisible(),
  ]) {
    open({ 'GET /api/kitchen/days': kitchenOpenOn(day) })
    await button('Ubah pesanan').click()
    await prepare()
  }
  await expect.element(form.getByRole('combobox')).toHaveValue(day)
})

test('a day that closed while the form was open is not offered any longer once it was refused', async () => {
  const [closed, free] = [inDays(4), inDays(5)]
  const kitchen = kitchenOpenOn(closed, free)
  open({
    'GET /api/kitchen/days': () => Response.json(kitchen),
    'PATCH /api/orders/12/mine': () => {
      kitchen.days = kitchen.days.map((day, nth) => (nth === 0 ? { ...day, state: 'closed' } : day))
      return refuse(409, 'Dapur tutup. Pilih tanggal lain.')()
    },
  })
  await button('Ubah pesanan').click()
  const days = own.getByRole('combobox')
  await days.selectOptions(closed)
  await button('Simpan perubahan').click()
  await expect.element(own.getByRole('alert')).toHaveTextContent('Pilih tanggal lain')
  await days.selectOptions(free)
  await expect.poll(offeredDays).toEqual([later.deliveryDate, free])
})

test.each([
  ['paid', { isPaid: true }],
  ['partly paid', { amountPaid: '50000.00' }],
])('a %s order can only be asked to be cancelled, and is asked once', async (_state, paid) => {
  let events: object[] = []
  open({
    'GET /api/orders/12': { ...later, ...paid },
    'GET /api/orders/12/timeline': () => Response.json({ events }),
    'POST /api/orders/12/change-request': () => {
      events = [asked('cancel')]
      return Response.json({ ...later, ...paid }, { status: 201 })
    },
  })
  await button('Minta pembatalan').click()
  expect(button('Batalkan pesanan').elements()).toEqual([])
  await own.getByLabelText('Alasan').fill('anak sakit')
  await expectAccessible('tracking, wish to cancel')
  await button('Kirim permintaan').click()
  await expect.element(own).toHaveTextContent('Permintaan Anda sudah kami terima')
  expect(own.getByRole('button', { name: /^Minta/ }).elements()).toEqual([])
})

test('a cancelled order does not wait for the answer to an earlier request', async () => {
  let order = later
  open({
    'GET /api/orders/12': () => Response.json(order),
    'GET /api/orders/12/timeline': { events: [asked('other')] },
    'POST /api/orders/12/cancel': () => {
      order = { ...later, status: 'cancelled' }
      return Response.json(order)
    },
  })
  await expect.element(own).toHaveTextContent('Permintaan Anda sudah kami terima')
  for (const _press of ['form', 'send']) await button('Batalkan pesanan').click()
  await expect.element(page.getByText('Pesanan Dibatalkan', { exact: true }).first()).toBeVisible()
  expect(own.elements()).toEqual([])
})

test.each([
  ['is being prepared', { status: 'preparing' }, 0, 'Pesanan ini sudah mulai disiapkan'],
  ['is past its time', {}, 5, /Batas mengubahnya sudah lewat: .* 18:00 WIB/],
] as const)('an order that %s is changed by chat only', async (_state, change, days, text) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 })
  open({ 'GET /api/orders/12': { ...later, ...change } })
  await expect.element(own).toHaveTextContent(text)
  expect(own.getByRole('button').elements()).toEqual([])
  const chat = own.getByRole('link', { name: /WhatsApp/ }).element() as HTMLAnchorElement
  expect(new URL(chat.href).searchParams.get('text')).toContain('#000012')
  await expectAccessible(`tracking, an order that ${_state}`)
})

test.each([
  ['starts to prepare', { status: 'preparing' }, 'Batalkan pesanan', 'Alasan'],
  ['cancels', { status: 'cancelled' }, 'Ubah pesanan', 'Catatan'],
  ['receives the payment of', { isPaid: true }, 'Batalkan pesanan', 'Alasan'],
] as const)('an open form keeps what was typed when the shop %s the order', async (_act, change, name, label) => {
  let order = later
  let reads = 0
  open({
    'GET /api/orders/12': () => {
      reads += 1
      return Response.json(order)
    },
  })
  await button(name).click()
  const before = reads
  await own.getByLabelText(label).fill('acara diundur')
  order = { ...later, ...change }
  await page.getByRole('button', { name: 'Muat ulang' }).click()
  await expect.poll(() => reads).toBe(before + 1)
  await untilLoaded()
  await expect.element(own.getByLabelText(label)).toHaveValue('acara diundur')
  await button('Kembali').click()
  expect(document.activeElement).not.toBe(document.body)
})
