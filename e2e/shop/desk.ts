import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type APIRequestContext, type Page, request } from '@playwright/test'
import { admin } from './admin.ts'
import { someCustomer } from './customer.ts'
import { copyDataDir, removeDataDir } from './data-dir.ts'
import { type ShopProcess, startShop } from './shop-process.ts'
import { test as base, expect, watchForFailures } from './test.ts'

const seedProgram = join(import.meta.dirname, '../../apps/server/dist/seed.js')

/** What the owner sees of an order, as far as a journey reads it. */
export type DeskOrder = { id: number; customerName: string; customerPhone: string; totalPrice: string }

type OrderWish = Partial<{
  packageType: '10pcs' | '20pcs' | '100pcs'
  quantity: number
  customerName: string
  customerPhone: string
  customerAddress: string
  notes: string
  isDelivery: boolean
  /** `YYYY-MM-DD` */
  deliveryDate: string
}>

/** A shop of its own with its owner: no other test's orders come in, and none is disturbed by what is switched off. */
export class Desk {
  readonly url: string
  readonly process: ShopProcess
  /** The owner's browser: calls carry the session. */
  readonly owner: APIRequestContext
  private readonly visitor: APIRequestContext
  private readonly dataDir: string

  constructor(process: ShopProcess, owner: APIRequestContext, visitor: APIRequestContext, dataDir: string) {
    this.url = process.url
    this.process = process
    this.owner = owner
    this.visitor = visitor
    this.dataDir = dataDir
  }

  /** Puts a sample history of so many orders, with their reviews, in place of all that is there. */
  async fillWithHistory(orders: number) {
    await promisify(execFile)(process.execPath, [seedProgram, '--orders', String(orders)], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: this.dataDir },
    })
  }

  /** A customer orders; name and phone are used once unless given. */
  async placeOrder(wish: OrderWish = {}): Promise<DeskOrder> {
    const { name, phone, address } = someCustomer()
    const answer = await this.visitor.post('/api/orders', {
      data: {
        customerName: name,
        customerPhone: phone,
        customerAddress: address,
        packageType: '20pcs',
        quantity: 1,
        ...wish,
      },
    })
    expect(answer.status(), await answer.text()).toBe(201)
    return answer.json()
  }

  /** Money received by hand. */
  async markPaid({ id, totalPrice }: DeskOrder, paymentMethod = 'tunai') {
    const data = { orderId: id, isPaid: true, paymentMethod, amount: Number(totalPrice) }
    const answer = await this.owner.post('/api/payment/manual-update', { data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }

  async moveTo(id: number, status: string) {
    const answer = await this.owner.patch(`/api/orders/${id}/status`, { data: { status } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }

  /** A visitor of the storefront writes a review. */
  async writeReview(customerName: string, reviewText: string, rating = 5) {
    const answer = await this.visitor.post('/api/reviews', { data: { customerName, reviewText, rating } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}

/** The state of a browser that has never been here; contexts of a test are the owner's unless they get this one. */
export const signedOut = { cookies: [], origins: [] }

type DeskFixtures = {
  /** Calls of a browser of its own, signed in nowhere; closed with the test. */
  anotherBrowser: () => Promise<APIRequestContext>
  /** Signs another browser in as the owner; closed with the test. */
  anotherDesk: () => Promise<Page>
}
type DeskWorker = {
  /** Names the shop of a file: files with different names never share one. */
  ownShop: string
  desk: Desk
}

/** `test` of the owner's journeys: `page` is the owner's, signed in, on a shop that belongs to the file. */
export const test = base.extend<DeskFixtures, DeskWorker>({
  ownShop: ['desk', { scope: 'worker', option: true }],
  desk: [
    async ({ ownShop }, use) => {
      const dataDir = await copyDataDir(ownShop)
      const shop = await startShop({ DATA_DIR: dataDir })
      // A connection kept between two tests may be closed by the shop just when the second one writes to it.
      const calls = { baseURL: shop.url, storageState: signedOut, extraHTTPHeaders: { connection: 'close' } }
      const owner = await request.newContext(calls)
      const visitor = await request.newContext(calls)
      const signedIn = await owner.post('/api/admin/login', { data: admin })
      expect(signedIn.ok()).toBe(true)
      await use(new Desk(shop, owner, visitor, dataDir))
      await Promise.all([owner.dispose(), visitor.dispose()])
      await shop.stop()
      await removeDataDir(dataDir)
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ desk }, use) => use(desk.url),
  storageState: async ({ desk }, use) => use(await desk.owner.storageState()),
  strangerPage: async ({ browser, desk }, use) => {
    const context = await browser.newContext({ baseURL: desk.url, storageState: signedOut })
    await use(await context.newPage())
    await context.close()
  },
  anotherBrowser: async ({ desk }, use) => {
    const open: APIRequestContext[] = []
    await use(async () => {
      const browser = await request.newContext({ baseURL: desk.url, storageState: signedOut })
      open.push(browser)
      return browser
    })
    await Promise.all(open.map((browser) => browser.dispose()))
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

/** The owner's phone in the kitchen, whatever project runs the journey. */
export const ownersPhone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const

/** The one toast on screen, in the spec's words. */
export async function expectToast(page: Page, title: string, description?: string | RegExp) {
  const toast = page.getByRole('region', { name: /Notifikasi/ }).getByRole('listitem')
  await expect(toast).toHaveCount(1)
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  if (description !== undefined) await expect(toast).toContainText(description)
}

/** Polls the landing page, which is prerendered: a change renders it again a moment later. */
export async function expectOnLanding(page: Page, look: () => Promise<void>) {
  await expect(async () => {
    await page.goto('/')
    await look()
  }).toPass()
}

/** The page never scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page) {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content).toBeLessThanOrEqual(window ?? 0)
}
