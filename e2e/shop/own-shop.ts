import { type APIRequestContext, expect, request } from '@playwright/test'
import { type PlacedOrder, placeOrder } from './customer.ts'
import { copyTemplate, removeShopData } from './database.ts'
import { templateSession } from './owner-session.ts'
import { startShop } from './shop-process.ts'

export type Desk = ReturnType<typeof deskOf>

/** A shop for one test file with API clients of its owner and its customers. */
function deskOf(url: string, owner: APIRequestContext, customer: APIRequestContext) {
  const call = async (method: 'POST' | 'PATCH', path: string, data: object) => {
    const answer = await owner.fetch(path, { method, data })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
  }
  return {
    url,
    owner,
    customer,
    /** Calls the API as the owner. */
    call,
    /** Places an order with a unique name and phone unless given. */
    placeOrder: (fields?: object) => placeOrder(customer, fields),
    /** Records a manual payment. */
    markPaid: ({ id, totalPrice }: PlacedOrder, paymentMethod = 'tunai') =>
      call('POST', '/api/payment/manual-update', {
        orderId: id,
        isPaid: true,
        paymentMethod,
        amount: Number(totalPrice),
      }),
    moveTo: (id: number, status: string) => call('PATCH', `/api/orders/${id}/status`, { status }),
    /** Documents embed settings and menu, and are rendered again shortly after a change. */
    untilPublished: (path: string, text: RegExp) =>
      expect.poll(async () => (await owner.get(path)).text()).toMatch(text),
    changeSettings: (data: object) => call('PATCH', '/api/admin/settings', data),
    writeReview: async (customerName: string, reviewText: string, rating = 5) => {
      const answer = await customer.post('/api/reviews', { data: { customerName, reviewText, rating } })
      expect(answer.ok(), await answer.text()).toBe(true)
    },
  }
}

/** Shops of one worker, one at a time: a file with another name ends the previous one. */
export function ownShops() {
  let current: (Awaited<ReturnType<typeof openShop>> & { name: string }) | undefined
  const ending: Promise<void>[] = []
  /** Not awaited: the next shop starts meanwhile. */
  const endCurrent = () => {
    if (current) ending.push(current.end())
    current = undefined
  }
  return {
    desk: async (name: string): Promise<Desk> => {
      if (current?.name !== name) {
        endCurrent()
        current = { name, ...(await openShop()) }
      }
      return current.desk
    },
    end: async () => {
      endCurrent()
      await Promise.all(ending)
    },
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
  return { shop, desk: deskOf(shop.url, owner, customer), end }
}
