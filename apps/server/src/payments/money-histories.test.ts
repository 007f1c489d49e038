import type { AdminOrder } from '@dimsum/contract/orders'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { inTransaction } from '../platform/db/connection.ts'
import { ShopError } from '../platform/errors/shop-error.ts'
import { closeAttentionItem } from '../shop/attention/close-attention.ts'
import { changeOrderStatus } from '../shop/orders/change/change-order-status.ts'
import { editGoods } from '../shop/orders/change/edit-goods.ts'
import { reportFigures } from '../testing/figures.ts'
import { brokenInvariants } from '../testing/invariants.ts'
import { midtransReport } from '../testing/midtrans-report.ts'
import { type Act, anyHistory, OrderMoney, total } from '../testing/money-model.ts'
import { openPaymentShop } from '../testing/payment-shop.ts'
import { defaultShopRules } from '../testing/shop-rules.ts'
import { insertAttempt } from './ledger/attempts.queries.ts'
import { correctPayment } from './manual/correct-payment.ts'
import { recordManualPayment } from './manual/record-manual-payment.ts'
import { giveBack } from './refunds/give-back.ts'
import { takeRefundBack } from './refunds/take-refund-back.ts'
import { recordReport } from './settlement/record-report.ts'

/**
 * Random histories of changing the packages, marking in whole or part, unmarking, correcting, refunding any payment, taking refunds back,
 * keeping what is left of cancelled ones, cancelling and reopening. Meanwhile the provider is paid, reverses and refunds by itself. After each history, money received is
 * counted, held, kept, refunded or surplus, and every screen, mail and file has the same sums. `MONEY_HISTORIES` sets the number of
 * histories (default 60; a long run has 10,000), `MONEY_SEED` selects them.
 */
const histories = Number(process.env.MONEY_HISTORIES ?? 60)
const seed = Number(process.env.MONEY_SEED ?? 20_261_126)
/** Whole tables are compared once per this many histories. */
const wholeEvery = 500
const shop = await openPaymentShop()
await shop.send('PATCH', '/api/admin/settings', { refunds: true }, shop.admin)
afterAll(() => shop.close())

const actor = 'admin:ibu'
let keys = 0
const accepted = async (act: Promise<unknown>): Promise<boolean> => {
  try {
    await act
    return true
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return false
  }
}

const mark: Act = { act: 'mark', method: 'tunai', which: 0 }
const medium = (quantity: number) => ({ packageType: '20pcs' as const, quantity, choices: undefined })
const part = (amount: number): Act => ({ act: 'part', method: 'transfer', amount })
const refund = (which: number, amount: number): Act => ({ act: 'refund', which, amount })

const keep = (amount: number): Act => ({ act: 'keep', amount })

/** Histories that random ones rarely contain. */
const named: Act[][] = [
  [mark, refund(0, 50_000), { act: 'unmark' }, mark, refund(1, total), refund(1, 8_000)],
  [mark, refund(0, 50_000), { act: 'cancel' }],
  [mark, { act: 'cancel' }, refund(0, 50_000)],
  [part(29_000), refund(0, 29_000), part(29_000), part(29_000), { act: 'void', which: 1 }, mark],
  [part(29_000), { act: 'provider-pays', page: 0 }, { act: 'provider-reverses', page: 0 }, refund(0, 8_000)],
  [mark, { act: 'edit', quantity: 2 }, { act: 'edit', quantity: 1 }, part(8_000)],
  [{ act: 'edit', quantity: 3 }, part(50_000), { act: 'edit', quantity: 1 }, { act: 'cancel' }],
  [part(29_000), { act: 'cancel' }, refund(0, 29_000), { act: 'reopen' }, mark],
  [{ act: 'cancel' }, { act: 'provider-pays', page: 0 }, refund(0, 20_000)],
  [
    part(29_000),
    { act: 'cancel' },
    keep(20_000),
    keep(8_000),
    refund(0, 8_000),
    { act: 'take-back', which: 0 },
  ],
  [part(29_000), { act: 'cancel' }, keep(20_000), mark, refund(0, 8_000), keep(20_000)],
  [part(50_000), { act: 'cancel' }, keep(50_000), { act: 'reopen' }, mark, { act: 'cancel' }, keep(8_000)],
]

/** An order with two payment pages, and the provider's refunds on each. */
const placeOrder = async () => {
  const { id } = await shop.place()
  const attempts = await inTransaction(shop.db, async (tx) => {
    const page = (method: string, n: number) =>
      insertAttempt(tx, {
        orderId: id,
        provider: 'midtrans',
        providerOrderId: `ORDER-${id}-${n}`,
        method,
        amount: '58000.00',
        state: 'open',
        lifetimeMinutes: 60,
        nextCheckMs: null,
      })
    return [await page('virtual_account', 1), await page('gopay', 2)]
  })
  return { id, attempts, listed: [[], []] as { key: string; amount: string }[][] }
}
type Placed = Awaited<ReturnType<typeof placeOrder>>

const report = ({ id, attempts, listed }: Placed, page: 0 | 1, status: string) =>
  recordReport(shop.payments, attempts[page]?.id ?? 0, {
    report: midtransReport(
      { status, paymentType: page === 0 ? 'bank_transfer' : 'gopay' },
      {
        providerOrderId: `ORDER-${id}-${page + 1}`,
        transactionId: `T${id}-${page}`,
        refunds: listed[page] ?? [],
      },
    ),
    authority: 'verified',
    via: 'status-check',
  })

/** Performs an act in the shop. Returns whether it was accepted; `null` when it cannot be refused. */
const perform = async (placed: Placed, act: Act, model: OrderMoney): Promise<boolean | null> => {
  const { id } = placed
  const { payments, db } = shop
  const manual = { ...payments, now: () => new Date() }
  switch (act.act) {
    case 'mark':
      return accepted(
        recordManualPayment(manual, actor, { orderId: id, isPaid: true, paymentMethod: act.method }),
      )
    case 'part':
      return accepted(
        recordManualPayment(manual, actor, {
          orderId: id,
          isPaid: true,
          paymentMethod: act.method,
          amount: act.amount,
        }),
      )
    case 'edit': {
      const order: AdminOrder = await get(`/api/orders/${id}`)
      const expected = { items: [medium(order.quantity)], adjustment: null, totalPrice: order.totalPrice }
      const goods = { items: [medium(act.quantity)], adjustment: null, expected, overrideKitchen: false }
      return accepted(editGoods(shop.parts, actor, id, goods, defaultShopRules))
    }
    case 'void': {
      const paymentId = (await shop.paymentsOf(id))[act.which]?.id ?? 2_000_000_000
      const update = { orderId: id, isPaid: false, paymentId, note: 'salah' }
      return accepted(recordManualPayment(manual, actor, update))
    }
    case 'unmark':
      return accepted(recordManualPayment(manual, actor, { orderId: id, isPaid: false, note: 'salah' }))
    case 'correct': {
      const paymentId = (await shop.paymentsOf(id))[act.which]?.id ?? 0
      const correction = { orderId: id, paymentId, paymentMethod: act.method }
      return accepted(correctPayment({ db }, actor, correction))
    }
    case 'provider-pays':
      await report(placed, act.page, 'settlement')
      return null
    case 'provider-reverses':
      await report(placed, act.page, 'deny')
      return null
    case 'dashboard-refund': {
      keys += 1
      placed.listed[act.page]?.push({ key: `dashboard-${keys}`, amount: `${act.amount}.00` })
      await report(placed, act.page, 'partial_refund')
      return null
    }
    case 'refund': {
      keys += 1
      const paymentId = (await shop.paymentsOf(id))[act.which]?.id ?? 2_000_000_000
      const asked = { key: `money-histories-${keys}`, paymentId, amount: act.amount, reason: 'kurang' }
      return accepted(giveBack(payments, actor, id, { ...asked, way: keys % 2 === 0 ? 'cash' : 'transfer' }))
    }
    case 'take-back': {
      const refundId = (await shop.refundsOf(id))[act.which]?.id ?? 0
      return accepted(takeRefundBack({ db }, actor, { orderId: id, refundId, reason: 'salah catat' }))
    }
    case 'keep': {
      const open = (await shop.attention(id)).find(
        ({ kind, closedAt }) => closedAt === null && /^(cancelled-after-paid|paid-after-cancel)$/.test(kind),
      )
      const closing = { note: 'batal mendadak', keep: act.amount }
      return accepted(closeAttentionItem(db, actor, open?.id ?? 2_000_000_000, closing))
    }
    case 'cancel':
    case 'reopen': {
      const isOver = act.act === 'cancel'
      if (model.isCancelled === isOver) return null
      const status = isOver ? 'cancelled' : 'confirmed'
      await changeOrderStatus(shop.parts, actor, id, { status }, defaultShopRules)
      return null
    }
  }
}

/** Performs the same act in the model. */
const foresee = (model: OrderMoney, act: Act): boolean | null => {
  switch (act.act) {
    case 'mark':
      return model.mark(act.method)
    case 'part':
      return model.mark(act.method, act.amount)
    case 'void':
      return model.void(act.which)
    case 'edit':
      return model.edit(act.quantity)
    case 'unmark':
      return model.unmark()
    case 'correct':
      return model.correct(act.which, act.method)
    case 'provider-pays':
      model.providerPays(act.page)
      return null
    case 'provider-reverses':
      model.providerReverses(act.page)
      return null
    case 'dashboard-refund':
      model.dashboardRefund(act.page, act.amount)
      return null
    case 'refund':
      return model.refund(act.which, act.amount)
    case 'take-back':
      return model.takeBack(act.which)
    case 'keep':
      return model.keep(act.amount)
    default:
      model.isCancelled = act.act === 'cancel'
      return null
  }
}

const seen = async (id: number) => {
  const row = await shop.orderRow(id)
  const open = (await shop.attention(id)).filter(({ closedAt }) => closedAt === null)
  const left = (kinds: readonly string[]) => {
    const amounts = open.filter(({ kind }) => kinds.includes(kind)).map(({ data }) => Number(data.left))
    expect(new Set(amounts).size).toBeLessThanOrEqual(1)
    return amounts[0] ?? 0
  }
  const refunded = Number(row.refunded ?? 0)
  return {
    isPaid: row.isPaid,
    held: Number(row.amountPaid ?? 0),
    kept: Number(row.kept ?? 0),
    method: row.paymentMethod,
    counted: (row.isPaid ? Number(row.totalPrice) : 0) - refunded,
    refunded,
    attention: {
      cancelled: left(['cancelled-after-paid', 'paid-after-cancel']),
      twice: left(['duplicate-payment']),
    },
  }
}

const get = async (url: string) => (await shop.call({ url, cookies: shop.admin })).json()
const all = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0)

/** Compares the shop's money in every report. */
const expectEverywhere = async (money: number, atWork: string) => {
  const reports = await get('/api/revenue/total')
  const daily: { date: string; revenue: number }[] = await get('/api/revenue/daily')
  const methods: { revenue: number }[] = await get('/api/revenue/by-method')
  const { customers } = await get('/api/admin/customers')
  const days = await Promise.all(
    daily.slice(-2).map(async ({ date }) => {
      const day = await get(`/api/admin/day-summary?day=${date}`)
      return all(day.received.map(({ amount }: { amount: string }) => Number(amount))) - Number(day.givenBack)
    }),
  )
  const file = (await shop.call({ url: '/api/admin/orders.csv', cookies: shop.admin })).body
  const [head, ...rows] = file.trimEnd().split('\r\n')
  const column = head?.split(';').indexOf('Uang Bersih (Rp)') ?? -1
  expect(
    {
      total: reports.total,
      parts: reports.received - reports.givenBack,
      daily: all(daily.map(({ revenue }) => revenue)),
      methods: all(methods.map(({ revenue }) => revenue)),
      customers: all(customers.map(({ spent }: { spent: string }) => Number(spent))),
      days: all(days),
      file: all(rows.map((row) => Number(row.split(';')[column]))),
    },
    atWork,
  ).toEqual({
    total: money,
    parts: money,
    daily: money,
    methods: money,
    customers: money,
    days: money,
    file: money,
  })
  expect(await brokenInvariants(shop.database.pool)).toEqual([])
}

it(`received money is counted, held, kept, refunded or surplus in any history (${histories}, seed ${seed})`, async () => {
  const startedAt = performance.now()
  const counts = {
    histories: 0,
    acts: 0,
    refused: 0,
    received: 0,
    counted: 0,
    givenBack: 0,
    held: 0,
    kept: 0,
    surplus: 0,
  }
  await fc.assert(
    fc.asyncProperty(anyHistory, async (acts) => {
      const placed = await placeOrder()
      const model = new OrderMoney()
      for (const act of acts) {
        const did = await perform(placed, act, model)
        expect(did, JSON.stringify(act)).toBe(foresee(model, act))
        model.settle()
        counts.acts += 1
        counts.refused += did === false ? 1 : 0
      }
      const { attention, ...figures } = model.figures()
      expect(await seen(placed.id)).toEqual({ ...figures, attention })
      counts.histories += 1
      counts.received += model.received
      counts.counted += figures.counted
      counts.surplus += attention.twice
      counts.held += figures.held
      counts.kept += figures.isPaid ? 0 : figures.kept
      counts.givenBack +=
        model.received -
        figures.counted -
        figures.held -
        (figures.isPaid ? 0 : figures.kept) -
        attention.twice
      if (counts.histories % wholeEvery !== 0) return
      await expectEverywhere(counts.counted, `${counts.histories}`)
      process.stderr.write(`so far: ${counts.histories} histories\n`)
    }),
    {
      ...{ seed, numRuns: histories, examples: named.map((acts): [Act[]] => [acts]) },
      endOnFailure: true,
      includeErrorInReport: true,
    },
  )
  await expectEverywhere(counts.counted, 'at the end')
  expect(counts.received).toBe(counts.counted + counts.held + counts.kept + counts.givenBack + counts.surplus)
  reportFigures({ moneyHistories: counts.histories, moneyDifferences: 0 })
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  console.log(JSON.stringify({ model: 'money', seed, ...counts, differences: 0, seconds }))
}, 7_200_000)
