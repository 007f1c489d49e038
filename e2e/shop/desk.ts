import type { Page } from '@playwright/test'
import { admin } from './admin.ts'
import type { Desk } from './own-shop.ts'
import { test as base, expect } from './test.ts'

export type { PlacedOrder } from './customer.ts'
export type { Desk } from './own-shop.ts'

type DeskFixtures = {
  /** Name of the file's shop; files with different names never share one. */
  ownShop: string
  desk: Desk
}

/** `test` for journeys of the owner: `page` is signed in, on a shop that belongs to the file. */
export const test = base.extend<DeskFixtures>({
  ownShop: ['desk', { option: true }],
  desk: [async ({ ownShop, ownShops }, use) => use(await ownShops.desk(ownShop)), { timeout: 330_000 }],
  baseURL: async ({ desk }, use) => use(desk.url),
  storageState: async ({ desk }, use) => use(await desk.owner.storageState()),
})

export { signedOut } from './test.ts'
export { expect }

/** Fills in and sends the login, of the owner unless given. */
export async function signIn(page: Page, { username, password } = admin) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Polls the landing page, which is rendered again shortly after a change. */
export async function expectOnLanding(page: Page, look: () => Promise<void>) {
  await expect(async () => {
    await page.goto('/')
    await look()
  }).toPass()
}
