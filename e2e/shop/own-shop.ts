import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type APIRequestContext, expect, request } from '@playwright/test'
import { someCustomer } from './customer.ts'
import { copyTemplate, removeShopData, type ShopData } from './database.ts'
import { templateSession } from './owner-session.ts'
import { startShop } from './shop-process.ts'

const seedProgram = join(import.meta.dirname, '../../apps/server/dist/seed.js')

/** What the owner sees of an order, as far as a journey reads it. */
export type DeskOrder = { id: number; customerName: string; customerPhone: string; totalPrice: string }

type OrderWish = Partial<{
  packageType: '10pcs' | '20pcs' | '100pcs'
  quantity: number
  customerName: string
  customerPhone: string
  customerAddress: string
  customerEmail: string
  items: { packageType: string; quantity: number }[]
  notes: string
  isDelivery: boolean
  /** `YYYY-MM-DD` */
  deliveryDate: string
  /** `09:00-11:00` */
  timeWindow: string
  promotionCode: string
}>

/** A shop of its own with its owner: no other test's orders come in, and none is disturbed by what is switched off. */
export class Desk {
  readonly url: string
  /** The owner's browser: calls carry the session. */
  readonly owner: APIRequestContext
  /** The browser that ordered. */
  readonly customer: APIRequestContext
  private readonly data: ShopData

  constructor(url: string, owner: APIRequestContext, customer: APIRequestContext, data: ShopData) {
    this.url = url
    this.owner = owner
    this.customer = customer
    this.data = data
  }

  /** Puts a sample history of so many orders, with their reviews, in place of all that is there. */
  async fillWithHistory(orders: number) {
    await promisify(execFile)(process.execPath, [seedProgram, '--orders', String(orders)], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...this.data },
    })
  }

  /** A customer orders; name and phone are used once unless given. */
  async placeOrder(wish: OrderWish = {}): Promise<DeskOrder> {
    const { name, phone, address } = someCustomer()
    const answer = await this.customer.post('/api/orders', {
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
    const answer = await this.customer.post('/api/reviews', { data: { customerName, reviewText, rating } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}

type OwnShop = { name: string; desk: Desk; end: () => Promise<void> }

/** Shops of one worker, one at a time: a file that asks for another name ends the one before. */
export class OwnShops {
  private current: OwnShop | undefined
  private readonly ending: Promise<void>[] = []

  async desk(name: string): Promise<Desk> {
    if (this.current?.name !== name) {
      this.endCurrent()
      this.current = await openShop(name)
    }
    return this.current.desk
  }

  async end() {
    this.endCurrent()
    await Promise.all(this.ending)
  }

  /** The next shop starts meanwhile. */
  private endCurrent() {
    if (this.current) this.ending.push(this.current.end())
    this.current = undefined
  }
}

async function openShop(name: string): Promise<OwnShop> {
  const data = await copyTemplate()
  const shop = await startShop(data)
  // A connection kept between two tests may be closed by the shop just when the second one writes to it.
  const calls = { baseURL: shop.url, extraHTTPHeaders: { connection: 'close' } }
  const owner = await request.newContext({ ...calls, storageState: templateSession() })
  const customer = await request.newContext(calls)
  const end = async () => {
    await Promise.all([owner.dispose(), customer.dispose()])
    await shop.stop()
    await removeShopData(data)
  }
  return { name, desk: new Desk(shop.url, owner, customer, data), end }
}
