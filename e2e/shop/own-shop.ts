import { type APIRequestContext, expect, request } from '@playwright/test'
import { someCustomer } from './customer.ts'
import { copyTemplate, removeShopData } from './database.ts'
import { templateSession } from './owner-session.ts'
import { startShop } from './shop-process.ts'

/** Fields of an order that journeys use. */
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

/** A shop for one test file with its owner, so that orders and settings do not affect other files. */
export class Desk {
  readonly url: string
  /** API client with the owner's session. */
  readonly owner: APIRequestContext
  /** API client of the customer. */
  readonly customer: APIRequestContext

  constructor(url: string, owner: APIRequestContext, customer: APIRequestContext) {
    this.url = url
    this.owner = owner
    this.customer = customer
  }

  /** Places an order with a unique name and phone unless given. */
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

  /** Records a manual payment. */
  async markPaid({ id, totalPrice }: DeskOrder, paymentMethod = 'tunai') {
    const data = { orderId: id, isPaid: true, paymentMethod, amount: Number(totalPrice) }
    const answer = await this.owner.post('/api/payment/manual-update', { data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }

  async moveTo(id: number, status: string) {
    const answer = await this.owner.patch(`/api/orders/${id}/status`, { data: { status } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }

  /** Writes a review. */
  async writeReview(customerName: string, reviewText: string, rating = 5) {
    const answer = await this.customer.post('/api/reviews', { data: { customerName, reviewText, rating } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}

type OwnShop = Awaited<ReturnType<typeof openShop>> & { name: string }

/** Shops of one worker, one at a time: a file with another name ends the previous one. */
export class OwnShops {
  private current: OwnShop | undefined
  private readonly ending: Promise<void>[] = []

  async desk(name: string): Promise<Desk> {
    if (this.current?.name !== name) {
      this.endCurrent()
      this.current = { name, ...(await openShop()) }
    }
    return this.current.desk
  }

  async end() {
    this.endCurrent()
    await Promise.all(this.ending)
  }

  /** Not awaited: the next shop starts meanwhile. */
  private endCurrent() {
    if (this.current) this.ending.push(this.current.end())
    this.current = undefined
  }
}

/** A shop of its own with these settings; end it. */
export async function openShop(settings: Record<string, string> = {}) {
  const data = await copyTemplate()
  const shop = await startShop({ ...data, ...settings })
  // Without keep-alive: the server may close an idle connection at the moment the second test uses it.
  const calls = { baseURL: shop.url, extraHTTPHeaders: { connection: 'close' } }
  const owner = await request.newContext({ ...calls, storageState: templateSession() })
  const customer = await request.newContext(calls)
  const end = async () => {
    await Promise.all([owner.dispose(), customer.dispose()])
    await shop.stop()
    await removeShopData(data)
  }
  return { shop, desk: new Desk(shop.url, owner, customer), end }
}
