import { addWibDays, wibDay } from '@dimsum/domain/wib-date'
import { refuse } from '@dimsum/web/testing/answers.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  fillCustomer,
  inDays,
  kitchenOpenOn,
  nameField,
  openShop,
  ownOrder,
} from '../../testing/open-shop.tsx'

const dayField = page.getByRole('combobox', { name: /Tanggal kirim/ })
const address = page.getByRole('textbox', { name: 'Alamat' })

test('days follow the shop’s clock, not the phone’s; a day without room or free times is disabled; a refusal stands at the field', async () => {
  const [today, day, full] = [inDays(0), inDays(2), inDays(3)]
  const message = 'Kapasitas dapur untuk hari itu tinggal 20 pcs. Coba Senin, 23 November.'
  const answers = {
    'GET /api/kitchen/days': kitchenOpenOn(
      { day, left: 45 },
      { day: today, state: 'too-late' },
      { day: full, fullWindows: ['09:00-11:00'] },
    ),
    'POST /api/orders': refuse(409, message, {
      code: 'out-of-stock',
      issues: [{ path: 'deliveryDate', message }],
    }),
  }
  const option = () => document.querySelector<HTMLOptionElement>(`option[value="${day}"]`)
  for (const wrongBy of [-1, 1]) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + wrongBy * 86_400_000 })
    openShop('/order?package=20pcs', answers, {
      timeWindows: [{ begins: '09:00', ends: '11:00', for: 'both' }],
    })
    await expect.poll(() => option()?.textContent).toContain('sisa 45 pcs')
    const offered = [...(option()?.parentElement?.querySelectorAll('option') ?? [])]
    expect(offered.map(({ value }) => value)).toEqual(['', day, full])
    expect(offered.map(({ disabled }) => disabled)).toEqual([false, false, true])
    vi.useRealTimers()
  }
  const quantity = page.getByRole('spinbutton', { name: 'Jumlah' })
  await quantity.fill('3')
  await expect.poll(() => option()?.disabled).toBe(true)
  await quantity.fill('2')
  await dayField.selectOptions(day)
  await fillCustomer()
  await page.getByRole('button', { name: 'Buat Pesanan' }).click()
  await expect.element(dayField).toHaveAccessibleDescription(expect.stringContaining(message))
  await expect.element(nameField).toHaveValue('Sari')
})

test('days that could not be loaded are loaded on «Coba lagi»', async () => {
  let isDown = true
  openShop('/order', {
    'GET /api/kitchen/days': () =>
      isDown ? refuse(500, 'Terjadi kesalahan')() : Response.json(kitchenOpenOn(inDays(0))),
  })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Tanggal belum bisa dimuat')
  isDown = false
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect.element(page.getByRole('main')).toHaveFocus()
  await expect.poll(() => dayField.element().querySelectorAll('option').length).toBe(2)
  expect(page.getByRole('alert').elements()).toEqual([])
})

test('an order form that is looked at again the next day offers the days of that day', async () => {
  const day = (days: number) => addWibDays(wibDay(new Date()), days)
  openShop('/order', {
    'GET /api/kitchen/days': () => Response.json({ ...kitchenOpenOn(day(1)), today: day(0) }),
  })
  const earliest = () => document.querySelector('main time')?.getAttribute('datetime')
  await expect.poll(earliest).toBe(day(1))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(earliest).toBe(day(1))
})

test('«Pesan lagi» on tracking and invoice fills the form from the order, once', async () => {
  const item = { name: { id: 'Paket', en: 'Pack' }, unitPrice: '1000.00', totalPrice: '1000.00' }
  const order = ownOrder({
    status: 'delivered',
    isDelivery: false,
    packageType: '100pcs',
    quantity: 1,
    items: [
      { ...item, id: 1, packageType: '100pcs', pieces: 100, quantity: 1 },
      { ...item, id: 2, packageType: '10pcs', pieces: 10, quantity: 2 },
    ],
  })
  const answers = { 'GET /api/orders/12': order }
  for (const path of ['/invoice/12', '/track-order?orderId=12']) {
    sessionStorage.clear()
    openShop(path, answers)
    await page.getByRole('link', { name: 'Pesan lagi' }).click()
    await expect.element(page.getByText('Diisi dari pesanan #000012')).toBeVisible()
    await expect.element(page.getByRole('radio', { name: /Paket Besar/ })).toBeChecked()
    await expect.element(page.getByRole('spinbutton', { name: 'Paket Kecil (10 pcs)' })).toHaveValue(2)
    await expect.element(nameField).toHaveValue(order.customerName)
    await expect.element(page.getByLabelText('Nomor WhatsApp')).toHaveValue(order.customerPhone)
    await expect.element(address).toHaveValue(order.customerAddress)
    await expect.element(page.getByRole('textbox', { name: 'Catatan' })).toHaveValue(order.notes)
    await expect.element(page.getByLabelText('Antar ke alamat saya')).not.toBeChecked()
    expect(location.pathname + location.search).toBe('/order')
  }
  // Later changes survive a reload: the old order does not overwrite them.
  await nameField.fill('Orang Lain')
  openShop('/order', answers)
  await expect.element(nameField).toHaveValue('Orang Lain')
})
