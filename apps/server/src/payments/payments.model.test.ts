import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { openPaymentShop, type PaymentShop } from '../testing/payment-shop.ts'
import { reconcileDue } from './reconcile.ts'

/**
 * Fault F13 as a model: customers, banks, a lossy network and a server that restarts do as they like; in the end
 * every order stands as the provider's books say, and the revenue is the sum of what stands. Seed and number of
 * runs by PAYMENT_SEED and PAYMENT_RUNS; a failing run prints its commands and the seed to repeat it.
 */

const seed = Number(process.env.PAYMENT_SEED ?? 20_261_121)
const runs = Number(process.env.PAYMENT_RUNS ?? 12)

/** What the shop should know without asking it: which orders there are. */
type Model = { orders: { id: number; cookies: Record<string, string> }[] }
type Real = { shop: PaymentShop; app: PaymentShop['app']; admin: Record<string, string> }
type Command = fc.AsyncCommand<Model, Real>

const faults = {
  lost: 'notification-lost',
  late: 'notification-delayed',
  doubled: 'notification-duplicate-concurrent',
  shuffled: 'notification-settlement-first',
  stale: 'status-stale',
  silent: 'status-500',
  'two paid': 'two-attempts-paid',
} as const

const call = async (
  { shop }: Real,
  method: string,
  path: string,
  payload: object,
  cookies: Record<string, string>,
) => {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  const headers = { 'content-type': 'application/json', cookie: cookie.join('; ') }
  const answer = await fetch(shop.url + path, { method, headers, body: JSON.stringify(payload) })
  // The server never breaks, whatever came before; 503 is the provider being silent on purpose.
  if (answer.status >= 500 && answer.status !== 503)
    throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  await answer.arrayBuffer()
}

/** The steering refuses what the provider's state table does not have; the customer's wish then has no effect. */
const unlessImpossible = (act: () => unknown): void => {
  try {
    act()
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (!['IllegalMove', 'UnknownId', 'AlreadyPaid'].includes(name) && !String(error).includes('refused'))
      throw error
  }
}

type Step = (real: Real, order: Model['orders'][number], pick: number) => Promise<unknown>

const command = (name: string, order: number, pick: number, step: Step): Command => ({
  check: (model) => model.orders.length > 0,
  run: async (model, real) => {
    const chosen = model.orders[order % model.orders.length]
    if (chosen) await step(real, chosen, pick)
  },
  toString: () => `${name}(order ${order}, ${pick})`,
})

/** Places an order and gets as far as the provider's page. */
const place = (pick: number): Command => ({
  check: (model) => model.orders.length < 4,
  run: async (model, real) => {
    const placed = await real.shop.place()
    model.orders.push(placed)
    await steps.start?.(real, placed, pick)
  },
  toString: () => `place(${pick})`,
})
const restart: Command = {
  check: () => true,
  run: async (_, real) => {
    const port = Number(new URL(real.shop.url).port)
    await real.app.close()
    real.app = await buildApp(real.shop.parts)
    await real.app.listen({ host: '127.0.0.1', port })
  },
  toString: () => 'restart',
}
const reconcile: Command = {
  check: () => true,
  run: async (_, { shop }) => {
    await shop.makeChecksDue()
    await reconcileDue(shop.payments)
  },
  toString: () => 'reconcile',
}

/** One of the order's attempts at the provider, dead ones included: somebody may still have that page open. */
const aPage = async ({ shop }: Real, orderId: number, pick: number): Promise<string | undefined> => {
  const ids = (await shop.attemptsOf(orderId)).map(({ providerOrderId }) => providerOrderId)
  const page = shop.control.pages().findLast(({ orderId: id }) => id === ids[pick % Math.max(1, ids.length)])
  return page?.closed === undefined ? page?.orderId : undefined
}

/** An order id that was ever paid under takes no other try. */
const isUsedUp = (control: PaymentShop['control'], id: string) =>
  control.transactions().some(({ orderId, paidAt }) => orderId === id && paidAt !== undefined)

const onPage =
  (act: (control: PaymentShop['control'], id: string, pick: number) => unknown): Step =>
  async (real, { id }, pick) => {
    const page = await aPage(real, id, pick)
    if (page !== undefined) unlessImpossible(() => act(real.shop.control, page, pick))
  }

const methodOf = (control: PaymentShop['control'], id: string, pick: number) => {
  const [first] = control.pages().findLast(({ orderId }) => orderId === id)?.enabledPayments ?? []
  if (first === 'gopay') return 'gopay'
  return ['bca_va', 'permata_va', 'echannel', 'bni_va'][pick % 4] ?? 'bca_va'
}

const steps: Record<string, Step> = {
  start: (real, { id, cookies }, pick) =>
    call(
      real,
      'POST',
      '/api/payment/create',
      { orderId: id, paymentMethod: pick % 2 ? 'gopay' : 'virtual_account' },
      cookies,
    ),
  choose: onPage(
    (control, id, pick) => isUsedUp(control, id) || control.choose(id, methodOf(control, id, pick)),
  ),
  pay: onPage(
    (control, id, pick) => isUsedUp(control, id) || control.pay(id, { method: methodOf(control, id, pick) }),
  ),
  deny: onPage((control, id) => control.deny(id)),
  expire: onPage((control, id) => control.expire(id)),
  cancel: onPage((control, id) => control.cancel(id)),
  reverse: onPage((control, id) => control.reverse(id)),
  refund: onPage((control, id, pick) => control.refund(id, pick % 2 ? {} : { amount: 1_000 * (1 + pick) })),
  check: (real, { id }) => call(real, 'POST', '/api/payment/check-status', { orderId: id }, {}),
  'cancel order': (real, { id }) =>
    call(real, 'PATCH', `/api/orders/${id}/status`, { status: 'cancelled' }, real.admin),
  ...Object.fromEntries(
    Object.entries(faults).map(([name, fault]): [string, Step] => [
      name,
      async ({ shop }, { id }, pick) => {
        const ids = (await shop.attemptsOf(id)).map(({ providerOrderId }) => providerOrderId)
        const orderId = ids.at(-1)
        if (orderId !== undefined)
          shop.control.faults.arm({ fault, orderId, times: 1 + (pick % 2), delayMs: 20 })
      },
    ]),
  ),
}
/** How often each thing happens, of a hundred or so: most customers pay, most messages arrive. */
const weights: Record<string, number> = {
  pay: 24,
  start: 12,
  choose: 10,
  refund: 6,
  reverse: 6,
  deny: 6,
  check: 6,
  lost: 5,
}

const step = fc
  .oneof(...Object.keys(steps).map((name) => ({ weight: weights[name] ?? 2, arbitrary: fc.constant(name) })))
  .chain((name) => fc.tuple(fc.constant(name), fc.nat({ max: 3 }), fc.nat({ max: 7 })))
  .map(([name, order, pick]) => command(name, order, pick, steps[name] ?? (async () => {})))

const commands = fc.commands(
  [fc.nat({ max: 7 }).map(place), step, step, step, step, step, fc.constantFrom(restart, reconcile)],
  { maxCommands: 60, size: 'max' },
)

/** Everything that is on its way arrives, and every question that is due is asked. */
const comeToRest = async ({ shop }: Real) => {
  shop.control.faults.clear()
  await shop.control.notificationsDone()
  for (let round = 0; round < 3; round += 1) {
    await shop.makeChecksDue()
    const { unanswered } = await reconcileDue(shop.payments)
    expect(unanswered).toBe(0)
    await shop.control.notificationsDone()
  }
}

const stands = ['settlement', 'capture', 'partial_refund', 'partial_chargeback']

const compareWithProvider = async ({ shop }: Real, { orders }: Model, revenueBefore: number) => {
  let booked = 0
  for (const { id } of orders) {
    const row = await shop.orderRow(id)
    const attempts = await shop.attemptsOf(id)
    const live = attempts.filter(({ state }) => state === 'creating' || state === 'open')
    const transactions = shop.control
      .transactions()
      .filter(({ orderId }) => attempts.some(({ providerOrderId }) => providerOrderId === orderId))
    const standing = transactions.filter(({ status }) => stands.includes(status))
    expect(row.isPaid, `order ${id}`).toBe(standing.length > 0)
    if (row.isPaid) {
      booked += Number(row.totalPrice)
      expect(standing.map(({ transactionId }) => transactionId)).toContain(row.midtransTransactionId)
    }
    const kinds = (await shop.attention(id)).map(({ kind }) => kind)
    if (standing.length > 1) expect(kinds).toContain('duplicate-payment')
    const flips = (await shop.timelineOf(id))
      .map(({ kind }) => kind)
      .filter((kind) => kind === 'paid' || kind === 'unpaid')
    expect(flips).toEqual(flips.map((_, index) => (index % 2 === 0 ? 'paid' : 'unpaid')))
    // Nobody can pay what is paid or cancelled, nor by two ways at once, as far as the shop was ever told.
    const heardOf = (await shop.eventsOf(id)).map(({ transactionId }) => transactionId)
    const pending = transactions.filter(
      ({ status, transactionId }) => status === 'pending' && heardOf.includes(transactionId),
    )
    expect(live.length).toBeLessThanOrEqual(1)
    const payable =
      !row.isPaid && row.status !== 'cancelled' ? live.map(({ providerOrderId }) => providerOrderId) : []
    expect(pending.map(({ orderId }) => orderId).filter((orderId) => !payable.includes(orderId))).toEqual([])
  }
  expect((await shop.revenue()) - revenueBefore).toBe(booked)
}

it(`ends as the provider's books say (${runs} runs)`, async () => {
  const shop = await openPaymentShop({
    standIn: { retryDelayScale: 0.0001 },
    midtrans: { circuit: { failures: 1_000, windowMs: 1, openMs: 1 } },
    limits: { start: 4_000, lease: 500 },
  })
  const real: Real = { shop, app: shop.app, admin: shop.admin }
  let taken = 0
  let done = 0
  try {
    await fc.assert(
      fc.asyncProperty(commands, async (list) => {
        const model: Model = { orders: [] }
        const revenueBefore = await shop.revenue()
        await fc.asyncModelRun(() => ({ model, real }), list)
        taken += [...list].length
        await comeToRest(real)
        await compareWithProvider(real, model, revenueBefore)
        done += 1
        if (runs > 100 && done % 10 === 0) process.stderr.write(`model runs so far: ${done}\n`)
      }),
      { seed, numRuns: runs, endOnFailure: runs > 100 },
    )
  } finally {
    await real.app.close()
    await shop.close()
  }
  const statuses = shop.control.transactions().map(({ status }) => status)
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length
  const told = shop.control.deliveries().length
  console.log(`model runs: ${runs}, steps: ${taken}, notifications: ${told}, failures: 0 (seed ${seed})`)
  console.log([...new Set(statuses)].map((status) => `${status} ${count(status)}`).join(', '))
}, 3_600_000)
