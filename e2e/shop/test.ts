import { test as base, expect, type Page } from '@playwright/test'
import { Customer } from './customer.ts'
import { ownShops } from './own-shop.ts'
import { type OwnerSession, signInByCall } from './owner-session.ts'

/** Storage state of a new browser, where contexts would have the owner's session. */
export const signedOut = { cookies: [], origins: [] }

type Fixtures = {
  customer: Customer
  /** A page with the owner signed in. */
  ownerPage: Page
  /** A page of a new browser. */
  strangerPage: Page
}

type WorkerFixtures = {
  /** The owner's session on the shared shop: one sign-in per worker, because hashing the password is slow. */
  ownerSession: OwnerSession
  /**
   * For `desk.ts`. Defined here, because tests share a worker and its browser only if they have the same worker
   * fixtures.
   */
  ownShops: ReturnType<typeof ownShops>
}

/** `test` of every journey. Console errors and uncaught exceptions fail it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  page: async ({ page }, use) => {
    const failures = watchForFailures(page)
    await use(page)
    expect(failures).toEqual([])
  },
  customer: async ({ page }, use) => use(new Customer(page)),
  ownerSession: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from this pattern.
    async ({}, use) => use(await signInByCall(process.env.SHOP_URL ?? '')),
    { scope: 'worker' },
  ],
  ownShops: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from this pattern.
    async ({}, use) => {
      const shops = ownShops()
      await use(shops)
      await shops.end()
    },
    { scope: 'worker' },
  ],
  ownerPage: async ({ browser, baseURL, ownerSession }, use) => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      viewport: { width: 1280, height: 800 },
      storageState: ownerSession,
    })
    const page = await context.newPage()
    const failures = watchForFailures(page)
    await use(page)
    await context.close()
    expect(failures).toEqual([])
  },
  strangerPage: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), storageState: signedOut })
    await use(await context.newPage())
    await context.close()
  },
})

export { expect }

/** Failed requests that the console reports; some journeys cause them on purpose. */
const refusal = /the server responded with a status of (400|401|403|404|409|422|429|503)/

/** Console errors and uncaught exceptions of a page, collected live. */
export function watchForFailures(page: Page): string[] {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !refusal.test(message.text())) failures.push(message.text())
  })
  return failures
}
