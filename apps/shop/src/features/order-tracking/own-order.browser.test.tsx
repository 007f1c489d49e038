import { addWibDays, wibDay } from '@dimsum/domain/wib-date'
import { expectAccessible, expectFitsNarrow } from '@dimsum/web/testing/accessible.ts'
import { refuse } from '@dimsum/web/testing/answers.ts'
import { untilLoaded } from '@dimsum/web/testing/app-in-browser.tsx'
import { menuPackage } from '@dimsum/web/testing/menu-package.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openShop, ownOrder, withPopup } from '../../testing/open-shop.tsx'

/** «Ubah atau batalkan» of a tracked order; what the server stores is tested in `customer-changes`. */

const later = ownOrder({ deliveryDate: addWibDays(wibDay(new Date()), 3) })
const own = page.getByRole('region', { name: 'Ubah atau batalkan' })
const button = (name: string) => own.getByRole('button', { name, exact: true })
const open = (answers: Parameters<typeof openShop>[1], config = withPopup('onClose')) =>
  openShop('/track-order?orderId=12', answers, { ...config, customerChanges: '18:00' })

test('the form to change takes the focus and fits; an unpaid order is cancelled with its reason, after one more press', async () => {
  let order = later
  const sent: object[] = []
  open({
    'GET /api/orders/12': () => Response.json(order),
    'POST /api/orders/12/cancel': async (request: Request) => {
      sent.push(await request.json())
      order = { ...later, status: 'cancelled', cancelReason: 'acara diundur' }
      return Response.json(order)
    },
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

test('only days are offered on which every package of the order is sold', async () => {
  const [last, after] = [4, 5].map((days) => addWibDays(wibDay(new Date()), days))
  const menu = [menuPackage('20pcs', { deliverUntil: last ?? null })]
  open(
    {
      'GET /api/orders/12': later,
      'GET /api/kitchen/days': {
        ...{ today: wibDay(new Date()), earliest: last, bigOrderPieces: 300 },
        days: [last, after].map((day) => ({ day, state: 'open', left: null, takesBigOrders: true })),
      },
    },
    { ...withPopup('onClose'), menu },
  )
  await button('Ubah pesanan').click()
  const options = () =>
    [...document.querySelectorAll('select option')].map((option) => option.getAttribute('value'))
  await expect.poll(options).toEqual([later.deliveryDate, last])
})

test('days and earlier requests that could not be loaded are loaded on «Coba lagi»', async () => {
  let isDown = true
  const day = addWibDays(wibDay(new Date()), 4)
  const asked = { id: 1, kind: 'change-request', at: new Date().toISOString(), data: { what: 'other' } }
  const orDown = (body: object) => () => (isDown ? refuse(500, 'Terjadi kesalahan')() : Response.json(body))
  open({
    'GET /api/orders/12': later,
    'GET /api/orders/12/timeline': orDown({ events: [asked] }),
    'GET /api/kitchen/days': orDown({
      ...{ today: wibDay(new Date()), earliest: day, bigOrderPieces: 300 },
      days: [{ day, state: 'open', left: null, takesBigOrders: true }],
    }),
  })
  await button('Ubah pesanan').click()
  const retry = (text: string) => own.getByRole('alert').filter({ hasText: text }).getByRole('button')
  await expect.element(retry('Permintaan Anda sebelumnya belum bisa dimuat')).toBeVisible()
  await expect.element(retry('Tanggal belum bisa dimuat')).toBeVisible()
  isDown = false
  await retry('Permintaan').click()
  await expect.element(own).toHaveTextContent('Permintaan Anda sudah kami terima')
  await retry('Tanggal').click()
  await expect.poll(() => own.getByRole('combobox').element().querySelectorAll('option').length).toBe(2)
  expect(own.getByRole('alert').elements()).toEqual([])
})

test('a day chosen before a reload is shown again, not the stored one', async () => {
  const [, day] = [3, 4].map((days) => addWibDays(wibDay(new Date()), days))
  const form = own.getByRole('form', { name: 'Ubah pesanan' })
  for (const prepare of [
    () => form.getByRole('combobox').selectOptions(day ?? ''),
    () => expect.element(form.getByRole('status')).toBeVisible(),
  ]) {
    open({
      'GET /api/orders/12': later,
      'GET /api/kitchen/days': {
        ...{ today: wibDay(new Date()), earliest: day, bigOrderPieces: 300 },
        days: [{ day, state: 'open', left: null, takesBigOrders: true }],
      },
    })
    await button('Ubah pesanan').click()
    await prepare()
  }
  await expect.element(form.getByRole('combobox')).toHaveValue(day)
})

test('a day that closed while the form was open is not offered any longer once it was refused', async () => {
  const [closed = '', free = ''] = [4, 5].map((days) => addWibDays(wibDay(new Date()), days))
  let isClosed = false
  open({
    'GET /api/orders/12': later,
    'GET /api/kitchen/days': () =>
      Response.json({
        ...{ today: wibDay(new Date()), earliest: closed, bigOrderPieces: 300 },
        days: [closed, free].map((day) => ({
          ...{ day, left: null, takesBigOrders: true },
          state: isClosed && day === closed ? 'closed' : 'open',
        })),
      }),
    'PATCH /api/orders/12/mine': () => {
      isClosed = true
      return refuse(409, 'Dapur tutup. Pilih tanggal lain.')()
    },
  })
  await button('Ubah pesanan').click()
  const days = own.getByRole('combobox')
  await days.selectOptions(closed)
  await button('Simpan perubahan').click()
  await expect.element(own.getByRole('alert')).toHaveTextContent('Pilih tanggal lain')
  await days.selectOptions(free)
  await expect
    .poll(() => [...days.element().querySelectorAll('option')].map(({ value }) => value))
    .toEqual([later.deliveryDate, free])
})

test.each([
  ['paid', { isPaid: true }],
  ['partly paid', { amountPaid: '50000.00' }],
])('a %s order can only be asked to be cancelled, and is asked once', async (_state, paid) => {
  const asked = { id: 1, kind: 'change-request', at: new Date().toISOString(), data: { what: 'cancel' } }
  let events: object[] = []
  open({
    'GET /api/orders/12': { ...later, ...paid },
    'GET /api/orders/12/timeline': () => Response.json({ events }),
    'POST /api/orders/12/change-request': () => {
      events = [asked]
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
  const asked = { id: 1, kind: 'change-request', at: new Date().toISOString(), data: { what: 'other' } }
  let order = later
  open({
    'GET /api/orders/12': () => Response.json(order),
    'GET /api/orders/12/timeline': { events: [asked] },
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
  onTestFinished(() => void vi.useRealTimers())
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
