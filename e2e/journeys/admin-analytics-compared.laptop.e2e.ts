import type { Page } from '@playwright/test'
import { expectAccessible } from '../shop/axe.ts'
import { expect, expectNoSidewaysScroll, ownersPhone, test } from '../shop/desk.ts'

/** The daily trend: values by mouse and keyboard, and the comparison with the previous period (docs/decisions/0048). */
test.use({ ownShop: 'analytics-compared' })
test.describe.configure({ mode: 'default' })
test.beforeEach(({ desk }) => desk.fillWithHistory(600))

type Day = { date: string; orders: number; revenue: number }

const money = (amount: number) => `Rp\u00a0${amount.toLocaleString('id-ID')}`
const sum = (days: readonly Day[]) => days.reduce((all, { revenue }) => all + revenue, 0)
const counted = ({ orders }: Day) => `${orders} ${orders === 1 ? 'order' : 'orders'}`

const dayFrom = (day: string, move: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + move * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

const trend = (page: Page) => page.getByRole('figure').filter({ hasText: 'Daily Revenue Trend' })
const cursor = (page: Page) => page.getByRole('slider', { name: 'Revenue of a day' })
const compare = (page: Page) => page.getByLabel('Bandingkan dengan rentang sebelumnya')
/** The tooltip over the chart. */
const value = (page: Page, day: Day) => trend(page).getByText(`: ${counted(day)}`)

test('a day’s value is shown by mouse and by keyboard', async ({ page, desk }) => {
  const days: Day[] = await (await desk.owner.get('/api/revenue/daily')).json()
  const [first, second, latest] = [days.at(-10), days.at(-9), days.at(-1)] as [Day, Day, Day]
  await page.goto('/admin')
  const plot = cursor(page)
  await expect(plot).toBeVisible()

  const hover = async (column: number) => {
    await plot.scrollIntoViewIfNeeded()
    const box = await plot.boundingBox()
    if (!box) throw new Error('No chart')
    await page.mouse.move(box.x + (box.width / 10) * (column + 0.5), box.y + box.height / 2)
  }
  await hover(0)
  await expect(value(page, first).locator('..')).toContainText(money(first.revenue))
  await hover(9)
  await expect(value(page, latest).locator('..')).toContainText(money(latest.revenue))
  await page.mouse.move(0, 0)
  await expect(value(page, latest)).toHaveCount(0)

  // One Shift+Tab back from the chart's switch.
  await compare(page).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(plot).toBeFocused()
  await expect(value(page, latest)).toBeVisible()
  await page.keyboard.press('Home')
  await expect(plot).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`: ${counted(first)}, ${money(first.revenue)}$`),
  )
  await page.keyboard.press('ArrowRight')
  await expect(plot).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`: ${counted(second)}, ${money(second.revenue)}$`),
  )
  await expect(value(page, second).locator('..')).toContainText(money(second.revenue))
  await page.keyboard.press('Escape')
  await expect(value(page, second)).toHaveCount(0)
  await page.keyboard.press('End')
  await expect(value(page, latest)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(value(page, latest)).toHaveCount(0)
})

test('the previous period is loaded and shown once it is switched on, and stays on on this device', async ({
  page,
  desk,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/revenue/daily')) asked.push(request.url())
  })
  await page.goto('/admin')
  await expect(compare(page)).not.toBeChecked()
  await expect(page.getByText('hari sebelumnya')).toHaveCount(0)
  expect(asked).toHaveLength(1)

  await page.getByLabel('Period').selectOption('7')
  const to = await page.getByLabel('To', { exact: true }).inputValue()
  const from = dayFrom(to, -1)
  await page.getByLabel('From').fill(from)
  await expect(page.getByText('of 2 days')).toBeVisible()
  const daily = async (span: string): Promise<Day[]> =>
    (await desk.owner.get(`/api/revenue/daily?${span}`)).json()
  const now = await daily(`from=${from}&to=${to}`)
  const before = await daily(`from=${dayFrom(from, -2)}&to=${dayFrom(from, -1)}`)
  expect(now).toHaveLength(2)
  expect(sum(before)).toBeGreaterThan(0)

  await compare(page).check()
  const change = ((sum(now) - sum(before)) / sum(before)) * 100
  const percent = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  await expect(
    page.getByText(
      `${money(sum(now))} dalam 2 hari; 2 hari sebelumnya ${money(sum(before))} (${percent.format(change)}%).`,
    ),
  ).toBeVisible()
  await cursor(page).focus()
  await page.keyboard.press('Home')
  await expect(cursor(page)).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`, sebelumnya ${money(before[0]?.revenue ?? 0)}$`),
  )
  await page
    .locator('section, div')
    .filter({ has: compare(page) })
    .last()
    .scrollIntoViewIfNeeded()
  await trend(page).locator('..').getByRole('button', { name: 'Lihat sebagai tabel' }).click()
  const rows = await page.getByRole('table', { name: 'Daily revenue' }).getByRole('row').all()
  const cells = await Promise.all(rows.slice(1).map((row) => row.getByRole('cell').last().innerText()))
  expect(cells).toEqual(before.map(({ revenue }) => money(revenue)))
  await expectAccessible(page, 'compared')

  await page.reload()
  await expect(compare(page)).toBeChecked()
  await expect(page.getByText('30 hari sebelumnya belum ada penjualan')).toBeVisible()
})

test.describe('on the owner’s phone', () => {
  test.use(ownersPhone)

  test('a tap shows both values, and nothing overflows', async ({ page }) => {
    await page.goto('/admin')
    await page.getByLabel('Period').selectOption('custom')
    await page.getByLabel('From').fill(await page.getByLabel('To', { exact: true }).inputValue())
    await compare(page).check()
    await expect(page.getByText('omzet 1 hari sebelum tanggal itu')).toBeVisible()
    await cursor(page).scrollIntoViewIfNeeded()
    const box = await cursor(page).boundingBox()
    await page.touchscreen.tap((box?.x ?? 0) + 12, (box?.y ?? 0) + 120)
    await expect(trend(page).getByText(/^sebelumnya Rp\s[1-9]/)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'compared on a phone')
    await page.getByRole('heading', { name: 'Daily Revenue Trend' }).tap()
    await expect(trend(page).getByText(/^sebelumnya Rp\s[1-9]/)).toHaveCount(0)
  })
})
