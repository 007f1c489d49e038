import { test as base, expect, type Page } from '@playwright/test'
import { Customer } from './customer.ts'
import { OwnShops } from './own-shop.ts'
import { type OwnerSession, signInByCall } from './owner-session.ts'

type Fixtures = {
  /** The file aborts connections, which the console reports as failures to load. */
  abortsRequests: boolean
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
  ownShops: OwnShops
}

/** `test` of every journey. Console errors and uncaught exceptions fail it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  abortsRequests: [false, { option: true }],
  page: async ({ page, abortsRequests }, use) => {
    const failures = watchForFailures(page, abortsRequests)
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
      const shops = new OwnShops()
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
    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    await use(await context.newPage())
    await context.close()
  },
})

export { expect }

/** Failed requests that the console reports; some journeys cause them on purpose. */
const refusal = /the server responded with a status of (400|401|403|404|409|422|429|503)/
const abort = /Failed to load resource: net::ERR_FAILED$/

/** Console errors and uncaught exceptions of a page, collected live. */
export function watchForFailures(page: Page, abortsRequests = false): string[] {
  const failures: string[] = []
  const isExpected = (text: string) => refusal.test(text) || (abortsRequests && abort.test(text))
  page.on('pageerror', (error) => failures.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) failures.push(message.text())
  })
  return failures
}
