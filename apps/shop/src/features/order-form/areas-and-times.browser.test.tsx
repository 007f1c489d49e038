import { expectAccessible, expectFitsLargeText, expectFitsNarrow } from '@dimsum/web/testing/accessible.ts'
import { refuse } from '@dimsum/web/testing/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fillCustomer, inDays, kitchenOpenOn, nameField, openShop } from '../../testing/open-shop.tsx'

const day = inDays(6)
const deliveryAreas = [
  { id: 'tebet', name: 'Tebet', fee: 10_000, leastOrder: null, freeFrom: 200_000 },
  { id: 'depok', name: 'Depok', fee: 25_000, leastOrder: 100_000, freeFrom: null },
]

const refuseAt = (path: string, message: string) =>
  refuse(400, message, { code: 'invalid', issues: [{ path, message }] })()

test('area and time are asked for; fee, minimum and total follow the area, and pick-up has no area and clears the time', async () => {
  const refusals = [
    refuseAt('deliveryAreaId', 'Silakan pilih area pengiriman.'),
    refuseAt('timeWindow', 'Silakan pilih jam.'),
  ]
  openShop(
    '/order?package=20pcs',
    {
      'POST /api/orders': () => refusals.shift() ?? Response.error(),
      'GET /api/kitchen/days': kitchenOpenOn(day),
    },
    {
      deliveryAreas,
      timeWindows: [
        { begins: '09:00', ends: '11:00', for: 'both' },
        { begins: '15:00', ends: '17:00', for: 'delivery' },
        { begins: '18:00', ends: '20:00', for: 'pickup' },
      ],
    },
  )
  const area = page.getByRole('combobox', { name: 'Area pengiriman' })
  const time = page.getByRole('combobox', { name: /Jam kirim/ })
  const total = page.getByRole('button', { name: /lihat ringkasan pesanan/ })
  const submit = page.getByRole('button', { name: 'Buat Pesanan' })
  await fillCustomer()
  await submit.click()
  await expect.element(page.getByText('Silakan pilih area pengiriman.').first()).toBeVisible()
  await expect.element(area).toHaveFocus()
  await expect.element(time).not.toBeInTheDocument()
  await page.getByRole('spinbutton', { name: 'Jumlah' }).fill('50')
  await expectFitsLargeText('order form before an area is chosen', 320)
  await page.getByRole('spinbutton', { name: 'Jumlah' }).fill('1')

  await area.selectOptions('depok')
  await expect
    .element(page.getByText(/Minimum untuk area ini Rp\s100\.000, kurang Rp\s42\.000/))
    .toBeVisible()
  await area.selectOptions('tebet')
  await expect.element(total).toHaveTextContent(/Rp\s68\.000/)
  await expect.element(page.getByText(/Ongkir Rp\s10\.000, gratis mulai Rp\s200\.000/)).toBeVisible()
  const ask = page.getByRole('link', { name: /Tanya lewat WhatsApp/ }).element() as HTMLAnchorElement
  expect(new URL(ask.href).searchParams.get('text')).toContain('Paket Sedang (20 pcs) × 1 (Rp58.000)')
  const delivery = page.getByRole('checkbox', { name: 'Antar ke alamat saya' })
  await delivery.click()
  await expect.element(area).not.toBeInTheDocument()
  await expect.element(total).toHaveTextContent(/Rp\s58\.000/)
  await delivery.click()
  await area.selectOptions('tebet')

  await page.getByRole('combobox', { name: /Tanggal kirim/ }).selectOptions(day)
  await submit.click()
  await expect.element(page.getByText('Silakan pilih jam.').first()).toBeVisible()
  await expect.element(time).toHaveFocus()
  const offered = [...time.element().querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(offered).toEqual(['Pilih jam', '09:00–11:00 WIB', '15:00–17:00 WIB'])
  await expectAccessible('order form with areas and times')
  await expectFitsNarrow('order form with areas and times')

  await time.selectOptions('09:00-11:00')
  await delivery.click()
  await expect.element(page.getByLabelText('Jam ambil')).toHaveValue('')
})

test('on a narrow phone the bar with the open delivery fee does not cover the focused field', async () => {
  await page.viewport(320, 640)
  openShop('/order?package=20pcs', {}, { deliveryAreas })
  await expect.element(page.getByText('+ ongkir').first()).toBeVisible()
  const bar = document.querySelector('[data-sticky-bar]')
  const field = nameField.element() as HTMLElement
  // The field ends just above the end of the window, behind the bar.
  scrollBy({ top: field.getBoundingClientRect().bottom + 110 - innerHeight, behavior: 'instant' })
  field.focus()
  const gap = () => (bar?.getBoundingClientRect().top ?? Number.NaN) - field.getBoundingClientRect().bottom
  await expect.poll(gap).toBeGreaterThan(0)
})
