import { expectFitsLargeText } from '@dimsum/web/testing/accessible.ts'
import { beforeEach, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { masked, openShop, ownOrder } from './open-shop.tsx'

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

const inEnglish = { languages: { shop: 'en', desk: 'en' } } as const

const boxOf = (text: string | RegExp, nth = 0) =>
  page.getByRole('main').getByText(text, { exact: true }).nth(nth).element().getBoundingClientRect()

/** Doubles the text size; it is reset after each test. */
function enlargeText() {
  document.documentElement.style.fontSize = '200%'
}

/** The words that do not fit on one line at 200 % text. */
async function brokenWords(part: Locator): Promise<string[]> {
  await expect.element(part).toBeVisible()
  await page.viewport(360, 740)
  enlargeText()
  const texts = document.createTreeWalker(part.element(), NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (range.getClientRects().length > 1) broken.push(word)
    }
  return broken
}

beforeEach(() => page.viewport(320, 640))

test('an amount that does not fit beside its name stays at the right edge', async () => {
  openShop('/invoice/12', answers)
  await expect.element(page.getByText('TOTAL', { exact: true })).toBeVisible()
  expect(boxOf('Rp 13.530.000').top).toBeGreaterThan(boxOf('TOTAL').top)
  expect(boxOf('Rp 13.530.000').right).toBe(boxOf('Rp 30.000').right)
})

test('at 200 % text every amount of a partly paid order stays in its box, at the right edge', async () => {
  const deposit = { amount: '6765000.00', restDue: '2026-12-06', terms: '' }
  const partlyPaid = { ...order, amountPaid: '6765000.00', deposit }
  openShop('/invoice/12', { 'GET /api/orders/12': partlyPaid }, inEnglish)
  await expect.element(page.getByText('Still to pay', { exact: true })).toBeVisible()
  await expectFitsLargeText('the invoice of a partly paid order')
  enlargeText()
  const rights = ['Rp 270.000', 'Rp 13.500.000', 'Rp 13.530.000', 'Rp 6.765.000'].map(
    (amount) => boxOf(amount).right,
  )
  expect(new Set(rights.map(Math.round)).size).toBe(1)
})

test('at 200 % text the heading of a dialog breaks between words', async () => {
  openShop('/')
  await page.getByRole('button', { name: 'Buka menu' }).click()
  const heading = page.getByRole('dialog').getByRole('heading', { name: 'Dimsum Contoh' })
  expect(await brokenWords(heading)).toEqual([])
})

test('at 200 % text the lines of a message in a form break between words', async () => {
  openShop('/track-order')
  await page.getByLabelText('Order ID').fill('0')
  await page.getByLabelText('Nomor Telepon').fill('081234567890')
  await page.getByRole('button', { name: 'Lacak Pesanan' }).click()
  expect(await brokenWords(page.getByRole('form').getByRole('alert'))).toEqual([])
})

test('at 200 % text the lines about a cancelled order break between words', async () => {
  openShop('/track-order?orderId=12', {
    'GET /api/orders/12': { ...order, status: 'cancelled', isPaid: true },
  })
  const broken = await brokenWords(page.getByText(/Kami akan menghubungi Anda/))
  expect(broken).not.toContain('menghubungi')
})

test.each([
  '/invoice/12',
  '/track-order?orderId=12',
])('%s breaks the line before a time, not inside it', async (path) => {
  openShop(path, answers)
  await expect.element(page.getByText(/09:00–11:00 WIB/).first()).toBeVisible()
  const time = page.getByText('09:00–11:00 WIB', { exact: true }).element()
  expect(time.getClientRects()).toHaveLength(1)
  expect(time.getBoundingClientRect().height).toBeLessThan(30)
})

test('an email address breaks after the @', async () => {
  openShop('/invoice/12', answers)
  const email = page.getByText('rina.wulandari@contoh.example')
  await expect.element(email).toBeVisible()
  const host = document.createRange()
  host.selectNodeContents(email.element().lastChild as Node)
  expect(host.toString()).toBe('contoh.example')
  expect(host.getClientRects()).toHaveLength(1)
})

test('the delivery fee is a row like the others, with a name of its own', async () => {
  const charges = [{ kind: 'delivery' as const, amount: '30000.00', reason: '' }]
  openShop('/payment?orderId=12', { 'GET /api/orders/12': masked({ ...order, charges }) }, inEnglish)
  await expect.element(page.getByText('Delivery fee')).toBeVisible()
  const gapBetween = (above: string, below: string) => boxOf(below).top - boxOf(above).bottom
  expect(gapBetween('Delivery', 'Delivery fee')).toBe(gapBetween('Quantity', 'Delivery'))
})
