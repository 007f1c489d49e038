import { expect, type Page } from '@playwright/test'
import { untilComplete } from './complete-page.ts'

/** Delays requests like a slow connection, to test what is shown until `release`. */
export async function delayRequests(page: Page, path: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(path, (route) => released.then(() => route.continue()).catch(() => {}))
  return { release }
}

/** Starts the landing page's app by an interaction; reviews are then fetched again. */
export async function startApp(page: Page) {
  await page.keyboard.press('Shift')
  await expect(page.locator('html[data-shown]')).toBeAttached()
  await untilComplete(page)
}
