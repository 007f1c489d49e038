import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Opens a page and waits until it is complete. */
export async function openPage(page: Page, path: string) {
  await page.goto(path)
  await untilComplete(page)
}

/**
 * Waits until the page is complete: its app runs (unless the document waits for an interaction or has no scripts,
 * `data-start`), and nothing is loading.
 */
export async function untilComplete(page: Page) {
  await expect(page.locator('html:is([data-shown], :not([data-start=at-once]))')).toBeAttached()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}
