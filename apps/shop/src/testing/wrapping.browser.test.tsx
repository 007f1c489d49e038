import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openShop, ownOrder } from './open-shop.tsx'

/** How long amounts, times and addresses wrap on a phone of 320 px. */

const [item] = ownOrder().items
const order = ownOrder({
  customerEmail: 'rina.wulandari@contoh.example',
  timeWindow: '09:00-11:00',
  totalPrice: '13530000.00',
  charges: [{ kind: 'delivery', amount: '30000.00', reason: 'Tebet' }],
  items: [
    { ...item, quantity: 50, unitPrice: '270000.00', totalPrice: '13500000.00' } as NonNullable<typeof item>,
  ],
})
const answers = { 'GET /api/orders/12': order }

const boxOf = (text: string | RegExp, nth = 0) =>
  page.getByRole('main').getByText(text, { exact: true }).nth(nth).element().getBoundingClientRect()

beforeEach(() => page.viewport(320, 640))

test('an amount that does not fit beside its name stays at the right edge', async () => {
  openShop('/invoice/12', answers)
  await expect.element(page.getByText('TOTAL', { exact: true })).toBeVisible()
  expect(boxOf('Rp 13.530.000').top).toBeGreaterThan(boxOf('TOTAL').top)
  expect(boxOf('Rp 13.530.000').right).toBe(boxOf('Rp 30.000').right)
})
