import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { rupiahFromWire } from '@dimsum/domain/money'
import { addWibDays, wibDay } from '@dimsum/domain/wib-date'
import { sql } from 'drizzle-orm'
import { reconcileDue } from '../payments/reconcile/reconcile.ts'
import { inTransaction } from '../platform/db/connection.ts'
import type { KillableShop } from './killable-shop.ts'
import { anOrder } from './orders.ts'
import type { PaymentShop } from './payment-shop.ts'

/**
 * Steps of customers, banks, the owner and the network. Two processes of the shop share one database: this one (`shop`)
 * and one that gets killed (`second`).
 */

export type Placed = { id: number; cookies: Record<string, string> }
/** What the model tracks without asking the shop: which orders there are. */
export type Model = { orders: Placed[] }
export type Real = {
  shop: PaymentShop
  second: KillableShop
  /** Responses may be missing: the second process is ending. */
  isEnding: boolean
  /** How often each step was taken. */
  taken: Record<string, number>
  /** Adds an order that a step placed to the model. */
  placed: (order: Placed) => void
}
/** One step with one of the orders; `pick` decides the rest (method, amount, process, point). */
export type Step = (real: Real, order: Placed, pick: number) => Promise<unknown>

type Answer = { status: number; body: { id?: number }; setCookie: string }
type Call = { method?: string; path: string; payload: object; cookies?: Record<string, string>; key?: string }

/** Calls one of the processes on a new connection; null when it ended before it answered. */
const call = async (real: Real, origin: string, wanted: Call): Promise<Answer | null> => {
  const { method = 'POST', path, payload, cookies = {}, key } = wanted
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  const headers = {
    'content-type': 'application/json',
    cookie: cookie.join('; '),
    ...(key !== undefined && { 'idempotency-key': key }),
  }
  const answer = await new Promise<Answer | null>((resolve, reject) => {
    const sent = request(origin + path, { method, headers, agent: false }, (response) => {
      const setCookie = response.headers['set-cookie']?.join() ?? ''
      json(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, body: body as Answer['body'], setCookie }),
        () => resolve(null),
      )
    })
    sent.once('error', (error) => (real.isEnding ? resolve(null) : reject(error)))
    sent.end(JSON.stringify(payload))
  })
  // The server never answers 5xx, except 503 when the provider does not answer.
  if (answer && answer.status >= 500 && answer.status !== 503) {
    throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  }
  return answer
}

export const originOf = ({ shop, second }: Real, pick: number) => (pick % 2 === 0 ? shop.url : second.url)

/** Areas, times, stock and codes of the model's shop: costs and limits of an order besides its packages. */
const modelShop = {
  settings: {
    customerChanges: '18:00',
    refunds: true,
    deliveryAreas: [
      { id: 'jauh', name: 'Depok', fee: 10_000, leastOrder: null, freeFrom: null },
      { id: 'dekat', name: 'Tebet', fee: 0, leastOrder: null, freeFrom: null },
    ],
    timeWindows: [{ begins: '09:00', ends: '11:00', for: 'both', mostOrders: null, mostPieces: null }],
  },
  stock: { packageType: '20pcs', currentStock: 1_000_000, unitPrice: 1_000 },
  /** The second is soon used up, and is released when orders are cancelled. */
  codes: [
    { code: 'SEMUA', kind: 'percent', value: 10, mostUses: null },
    { code: 'SEDIKIT', kind: 'amount', value: 5_000, mostUses: 3 },
  ],
} as const

/** Applies these settings. */
export const openModelShop = async (shop: PaymentShop): Promise<void> => {
  await shop.changeSettings(modelShop.settings)
  await shop.post('/api/inventory', modelShop.stock, shop.admin)
  const insert = 'insert into promotion_codes (code, kind, value, most_uses) values ($1, $2, $3, $4)'
  for (const { code, kind, value, mostUses } of modelShop.codes)
    await shop.rows(insert, [code, kind, value, mostUses])
}

type Wish = NonNullable<Parameters<typeof anOrder>[0]>

/** Day, time, area and code of an order; `pick` decides. */
const wishOf = (pick: number): Wish => ({
  deliveryAreaId: pick % 2 === 0 ? 'jauh' : 'dekat',
  ...(pick % 3 !== 0 && {
    deliveryDate: addWibDays(wibDay(new Date()), 3 + (pick % 3)),
    timeWindow: '09:00-11:00',
  }),
  ...(pick % 4 > 1 && { promotionCode: modelShop.codes[pick % 4 === 2 ? 0 : 1].code }),
})

/**
 * A customer places an order, repeated with the same key until there is a response, and without a code that is used up.
 */
export const placeOrder = async (real: Real, origin: string, pick: number): Promise<Placed> => {
  const place = async (wish: Wish) => {
    const key = randomBytes(12).toString('hex')
    const wanted: Call = { path: '/api/orders', payload: anOrder(wish), key }
    let answer = await call(real, origin, wanted)
    // A killed process gives no response, a busy one 503: the order form repeats both with its key.
    for (let again = 0; again < 30 && (!answer || answer.status === 503); again += 1) {
      answer = await call(real, real.shop.url, wanted)
    }
    return answer
  }
  const { promotionCode = '', ...wish } = wishOf(pick)
  const withCode = promotionCode === '' ? null : await place({ ...wish, promotionCode })
  const answer = withCode?.status === 201 ? withCode : await place(wish)
  const access = /access=([^;]+)/.exec(answer?.setCookie ?? '')?.[1]
  if (!answer?.body.id || access === undefined) throw new Error(`No order: ${JSON.stringify(answer)}`)
  return { id: answer.body.id, cookies: { access } }
}

/** The stand-in's control refuses transitions that Midtrans does not have; the step then has no effect. */
const unlessImpossible = (act: () => unknown): void => {
  try {
    act()
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (!['IllegalMove', 'UnknownId', 'AlreadyPaid'].includes(name) && !String(error).includes('refused'))
      throw error
  }
}

/** One of the order's attempts at the provider, ended ones included: a customer may still have that page open. */
const aPage = async ({ shop }: Real, orderId: number, pick: number): Promise<string | undefined> => {
  const ids = (await shop.attemptsOf(orderId)).map(({ providerOrderId }) => providerOrderId)
  const page = shop.control.pages().findLast(({ orderId: id }) => id === ids[pick % Math.max(1, ids.length)])
  return page?.closed === undefined ? page?.orderId : undefined
}

type Control = PaymentShop['control']

/** An order id that was ever paid accepts no other attempt. */
export const isUsedUp = (control: Control, id: string) =>
  control.transactions().some(({ orderId, paidAt }) => orderId === id && paidAt !== undefined)

export const methodOf = (control: Control, id: string, pick: number) => {
  const [first] = control.pages().findLast(({ orderId }) => orderId === id)?.enabledPayments ?? []
  if (first === 'gopay') return 'gopay'
  return ['bca_va', 'permata_va', 'echannel', 'bni_va'][pick % 4] ?? 'bca_va'
}

export const onPage =
  (act: (control: Control, id: string, pick: number) => unknown): Step =>
  async (real, { id }, pick) => {
    const page = await aPage(real, id, pick)
    if (page !== undefined) unlessImpossible(() => act(real.shop.control, page, pick))
  }

export const start: Step = (real, { id, cookies }, pick) => {
  const payload = { orderId: id, paymentMethod: pick % 3 === 0 ? 'gopay' : 'virtual_account' }
  return call(real, originOf(real, pick), { path: '/api/payment/create', payload, cookies })
}
export const check: Step = (real, { id }, pick) =>
  call(real, originOf(real, pick), { path: '/api/payment/check-status', payload: { orderId: id } })
export const pay = onPage(
  (control, id, pick) => isUsedUp(control, id) || control.pay(id, { method: methodOf(control, id, pick) }),
)

/** Both processes run the reconciler in parallel. */
export const reconcile: Step = async ({ shop, second }) => {
  await shop.makeChecksDue()
  await Promise.all([reconcileDue(shop.payments), second.reconcile()])
}

/** The owner's call, to one of the processes. */
const asOwner = (real: Real, pick: number, path: string, payload: object, method = 'POST') =>
  call(real, originOf(real, pick), { method, path, payload, cookies: real.shop.admin })

export const cancelOrder: Step = (real, { id }, pick) =>
  asOwner(real, pick, `/api/orders/${id}/status`, { status: 'cancelled' }, 'PATCH')

/** The customer cancels her order; refused once it is paid. */
export const customerCancels: Step = async (real, { id, cookies }, pick) => {
  const { status: expectedStatus } = await real.shop.orderRow(id)
  const payload = { expectedStatus, reason: 'acara batal' }
  return call(real, originOf(real, pick), { path: `/api/orders/${id}/cancel`, payload, cookies })
}
/** She changes its note, paid or not. */
export const customerChanges: Step = async (real, { id, cookies }, pick) => {
  const { customerAddress, notes, deliveryDate } = await real.shop.orderRow(id)
  const payload = { notes: `sambal ${pick}`, expected: { customerAddress, notes, deliveryDate } }
  const path = `/api/orders/${id}/mine`
  return call(real, originOf(real, pick), { method: 'PATCH', path, payload, cookies })
}
/** She requests to cancel a paid order, and the owner decides open requests. */
export const customerAsks: Step = async (real, { id, cookies }, pick) => {
  const payload = { what: 'cancel', text: 'acara batal' }
  await call(real, originOf(real, pick), { path: `/api/orders/${id}/change-request`, payload, cookies })
  const open = (await real.shop.attention(id)).find(
    (each) => each.kind === 'change-request' && !each.closedAt,
  )
  if (!open) return
  const decision = pick % 2 === 0 ? 'approved' : 'refused'
  await asOwner(real, pick + 1, `/api/admin/attention/${open.id}/decide`, { decision })
}

/** The owner refunds a paid order, in full or in part, by the provider or by hand. */
export const giveBack: Step = async (real, { id }, pick) => {
  const { totalPrice } = await real.shop.orderRow(id)
  const payload = {
    key: randomBytes(12).toString('hex'),
    amount: pick % 4 === 0 ? rupiahFromWire(totalPrice) : 1_000 * (1 + pick),
    way: (['provider', 'cash', 'provider', 'transfer'] as const)[(pick >> 1) % 4],
    reason: 'isi kurang',
  }
  return asOwner(real, pick, `/api/orders/${id}/refunds`, payload)
}

/** The owner reopens a cancelled order. */
export const reopenOrder: Step = (real, { id }, pick) =>
  asOwner(real, pick, `/api/orders/${id}/status`, { status: 'pending', expectedStatus: 'cancelled' }, 'PATCH')

/** The owner records a payment by hand. */
export const payByHand: Step = (real, { id: orderId }, pick) =>
  asOwner(real, pick, '/api/payment/manual-update', { orderId, isPaid: true, paymentMethod: 'tunai' })

/** The next payment on the open page has another amount than the charge. */
export const anotherAmount: Step = ({ shop }, { id }) =>
  inTransaction(shop.db, async (tx) => {
    await tx.execute(sql`select id from orders where id = ${id} for no key update`)
    await tx.execute(
      sql`update payment_attempts set amount = amount + 2000 where order_id = ${id} and state = 'open'`,
    )
  })
/** Another seller of the merchant account uses this order's id and is paid as much; some copy our custom fields. */
export const otherSeller: Step = async ({ shop }, { id }, pick) => {
  const { totalPrice } = await shop.orderRow(id)
  const own = shop.control.pages().findLast(({ orderId }) => orderId.startsWith(`ORDER-${id}-`))
  const providerOrderId = `ORDER-${id}-${Date.now()}${pick}`
  await shop.provider.start({
    providerOrderId,
    amount: rupiahFromWire(totalPrice),
    items: [],
    customer: { name: 'Dapur Lain', phone: '081200000042', email: null },
    method: null,
    returnUrl: shop.url,
    startsAt: new Date(),
    lifetimeMinutes: 60,
    proof: pick % 2 === 0 ? null : (own?.customFields.custom_field2 ?? null),
  })
  shop.control.pay(providerOrderId, { method: 'bni_va' })
}

/** A fault for the next one or two notifications, or responses, of the order's newest attempt. */
export const fault =
  (name: Parameters<Control['faults']['arm']>[0]['fault']): Step =>
  async ({ shop }, { id }, pick) => {
    const orderId = (await shop.attemptsOf(id)).at(-1)?.providerOrderId
    if (orderId === undefined) return
    shop.control.faults.arm({ fault: name, orderId, times: 1 + (pick % 2), delayMs: 20 * (1 + pick) })
  }
