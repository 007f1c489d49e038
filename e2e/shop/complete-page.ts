import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Opens a page and waits until it is complete. */
export async function openPage(page: Page, path: string) {
  await page.goto(path)
  await untilComplete(page)
}

/**
 * Goes on to another screen of the app that runs, as its links do, and waits until it is complete. The app, and axe in it, are
 * not read and compiled anew: half the processor time of a visit.
 */
export async function moveTo(page: Page, path: string) {
  await page.evaluate(async (to) => {
    history.pushState(null, '', to)
    await new Promise(requestAnimationFrame)
  }, path)
  await untilComplete(page)
}

/**
 * Waits until the page is complete: its app runs, unless the document waits for a first touch or has no scripts
 * (`data-start`), and nothing on it is still loading.
 */
export async function untilComplete(page: Page) {
  await expect(page.locator('html:is([data-shown], :not([data-start=at-once]))')).toBeAttached()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}
