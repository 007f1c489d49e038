import { expect, type Page } from '@playwright/test'

/** An open day of a weekday (0 is Sunday), far enough ahead for large orders. Each journey uses its own weekday. */
export async function openDay(page: Page, weekday: number): Promise<string> {
  type Day = { day: string; state: string }
  const { days } = await (await page.request.get('/api/kitchen/days')).json()
  const found: Day | undefined = days
    .slice(3)
    .find(({ day, state }: Day) => state === 'open' && new Date(`${day}T00:00:00Z`).getUTCDay() === weekday)
  if (!found) throw new Error('The calendar is too short')
  return found.day
}

/** `ORDER000123`, the text of the label's barcode. */
export const labelCode = (id: number) => `ORDER${String(id).padStart(6, '0')}`
export const orderNumber = (id: number) => `#${String(id).padStart(6, '0')}`

/** A USB scanner is a keyboard that types the code and presses Enter. */
export async function scanWithKeyboard(page: Page, code: string) {
  // Keys pressed before the view is shown go nowhere.
  await expect(page.getByRole('main').locator('[aria-live=assertive]')).toBeVisible()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

/** Presses a button that opens WhatsApp, without opening it; returns the text. */
export async function whatsappText(page: Page, press: () => Promise<void>): Promise<string> {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  const opened = page.waitForEvent('popup')
  await press()
  const chat = await opened
  await chat.waitForURL('https://wa.me/**')
  const text = new URL(chat.url()).searchParams.get('text') ?? ''
  await chat.close()
  expect(text).not.toBe('')
  return text
}

/** Total pieces of the day: `1.280` or `Dikukus hari itu 140 pcs`, as a number. */
export async function piecesToCook(page: Page): Promise<number> {
  const card = page.getByRole('heading', { name: 'Dikukus hari itu' }).locator('..')
  return Number(/([\d.]+) pcs/.exec(await card.innerText())?.[1]?.replaceAll('.', ''))
}
