import type { Page } from '@playwright/test'
import { admin } from './admin.ts'
import type { Desk } from './own-shop.ts'
import { test as base, expect, watchForFailures } from './test.ts'
import { toasts } from './toasts.ts'

export type { Desk, DeskOrder } from './own-shop.ts'

/** Storage state of a new browser; contexts use the owner's session unless they get this one. */
export const signedOut = { cookies: [], origins: [] }

type DeskFixtures = {
  /** Name of the file's shop; files with different names never share one. */
  ownShop: string
  desk: Desk
  /** Signs another browser in as the owner; closed with the test. */
  anotherDesk: () => Promise<Page>
}

/** `test` for journeys of the owner: `page` is signed in, on a shop that belongs to the file. */
export const test = base.extend<DeskFixtures>({
  ownShop: ['desk', { option: true }],
  desk: [async ({ ownShop, ownShops }, use) => use(await ownShops.desk(ownShop)), { timeout: 330_000 }],
  baseURL: async ({ desk }, use) => use(desk.url),
  storageState: async ({ desk }, use) => use(await desk.owner.storageState()),
  strangerPage: async ({ browser, desk }, use) => {
    const context = await browser.newContext({ baseURL: desk.url, storageState: signedOut })
    await use(await context.newPage())
    await context.close()
  },
  anotherDesk: async ({ browser, desk, viewport }, use) => {
    const storageState = await desk.owner.storageState()
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = []
    const failures: string[][] = []
    await use(async () => {
      const context = await browser.newContext({ baseURL: desk.url, storageState, viewport })
      contexts.push(context)
      const page = await context.newPage()
      failures.push(watchForFailures(page))
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
    expect(failures.flat()).toEqual([])
  },
})

export { expect }

/** Fills in and sends the login, of the owner unless given. */
export async function signIn(page: Page, { username, password } = admin) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Asserts the open toast. */
export async function expectToast(page: Page, title: string, description?: string | RegExp) {
  const toast = toasts(page)
  await expect(toast).toHaveCount(1)
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  if (description !== undefined) await expect(toast).toContainText(description)
}

/** Polls the landing page, which is rendered again shortly after a change. */
export async function expectOnLanding(page: Page, look: () => Promise<void>) {
  await expect(async () => {
    await page.goto('/')
    await look()
  }).toPass()
}

/** The page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page) {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content).toBeLessThanOrEqual(window ?? 0)
}
