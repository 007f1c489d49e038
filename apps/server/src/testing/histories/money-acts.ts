import fc from 'fast-check'
import { correctPayment } from '../../payments/manual/correct-payment.ts'
import { recordManualPayment } from '../../payments/manual/record-manual-payment.ts'
import { giveBack } from '../../payments/refunds/give-back.ts'
import { takeRefundBack } from '../../payments/refunds/take-refund-back.ts'
import { closeAttentionItem } from '../../shop/attention/close-attention.ts'
import { storeProof } from '../../shop/transfers/add-proof.ts'
import { act } from './act.ts'
import { actor } from './lane.ts'
import { openPage, report } from './lane-pages.ts'

const method = fc.constantFrom('tunai' as const, 'transfer' as const, 'qris_statis' as const)
const which = fc.nat({ max: 3 })
const page = fc.nat({ max: 2 })
const unknown = 2_000_000_000
const account = [{ bank: 'BCA', number: '1234567890', holder: 'Dimsum' }]

/** Acts on the money of an order: payments by hand, reports of the provider, and refunds. */
export const moneyActs = {
  mark: act({
    weight: 5,
    values: { method },
    foresee: ({ money }, { method }) => money.mark(method),
    perform: ({ id, parts }, { method: paymentMethod }) =>
      recordManualPayment(parts, actor, { orderId: id, isPaid: true, paymentMethod }),
  }),
  /** Also how a transfer with its proof is confirmed. */
  part: act({
    weight: 4,
    values: { method, amount: fc.constantFrom<number>(8_000, 29_000, 50_000, 70_000) },
    foresee: ({ money }, { method, amount }) => money.mark(method, amount),
    perform: ({ id, parts }, { method: paymentMethod, amount }) =>
      recordManualPayment(parts, actor, { orderId: id, isPaid: true, paymentMethod, amount }),
  }),
  proof: act({
    weight: 2,
    values: {},
    foresee: ({ money, goods }) => !goods.isCancelled && money.addProof(),
    perform: ({ id, shop, nextKey }) =>
      storeProof(shop.db, id, Buffer.from(nextKey()), { bankAccounts: account, transferQris: null }),
  }),
  void: act({
    weight: 2,
    values: { which },
    foresee: ({ money }, { which }) => money.void(which),
    perform: async ({ id, parts, shop }, { which }) => {
      const paymentId = (await shop.paymentsOf(id))[which]?.id ?? unknown
      await recordManualPayment(parts, actor, { orderId: id, isPaid: false, paymentId, note: 'salah' })
    },
  }),
  unmark: act({
    weight: 3,
    values: {},
    foresee: ({ money }) => money.unmark(),
    perform: ({ id, parts }) =>
      recordManualPayment(parts, actor, { orderId: id, isPaid: false, note: 'salah' }),
  }),
  correct: act({
    weight: 2,
    values: { which, method },
    foresee: ({ money }, { which, method }) => money.correct(which, method),
    perform: async ({ id, parts, shop }, { which, method: paymentMethod }) => {
      const paymentId = (await shop.paymentsOf(id))[which]?.id ?? 0
      await correctPayment(parts, actor, { orderId: id, paymentId, paymentMethod })
    },
  }),
  refund: act({
    weight: 6,
    values: {
      which,
      amount: fc.constantFrom<number>(8_000, 20_000, 50_000, 58_000),
      way: fc.constantFrom('cash' as const, 'transfer' as const, 'provider' as const),
    },
    foresee: ({ money }, { which, amount, way }) =>
      !(way === 'provider' && money.isBeyondProvider(which)) && money.refund(which, amount),
    perform: async ({ id, parts, shop, pages, nextKey }, { which, amount, way }) => {
      const payment = (await shop.paymentsOf(id))[which]
      const isOfWallet = pages.some((each) => each.attempt === payment?.attemptId && each.method === 'gopay')
      const asked = { key: nextKey(), paymentId: payment?.id ?? unknown, amount, reason: 'kurang' }
      await giveBack(parts, actor, id, { ...asked, way: isOfWallet ? 'transfer' : way })
    },
  }),
  'take-back': act({
    weight: 3,
    values: { which },
    foresee: ({ money }, { which }) => money.takeBack(which),
    perform: async ({ id, parts, shop }, { which }) => {
      const refundId = (await shop.refundsOf(id))[which]?.id ?? 0
      await takeRefundBack(parts, actor, { orderId: id, refundId, reason: 'salah catat' })
    },
  }),
  keep: act({
    weight: 2,
    values: { amount: fc.constantFrom<number>(8_000, 20_000, 50_000) },
    foresee: ({ money, goods }, { amount }) => money.keep(goods.isCancelled, amount),
    perform: async ({ id, shop }, { amount }) => {
      const open = (await shop.attention(id)).find(
        ({ kind, closedAt }) => closedAt === null && /^(cancelled-after-paid|paid-after-cancel)$/.test(kind),
      )
      await closeAttentionItem(shop.db, actor, open?.id ?? unknown, { note: 'batal mendadak', keep: amount })
    },
  }),
  /** The customer opens another page, for what is due now; it replaces that of her bank account. */
  ask: act({
    weight: 1,
    values: {},
    foresee: ({ money, goods }) => {
      if (money.due > 0 && !goods.isCancelled && money.pages.length < 3)
        money.pages.push({ method: 'virtual_account', amount: money.due })
      return true
    },
    perform: openPage,
  }),
  'provider-pays': act({
    weight: 4,
    values: { page },
    foresee: ({ money }, { page }) => money.providerPays(page),
    perform: (lane, { page }) => report(lane, page, 'settlement'),
  }),
  'provider-reverses': act({
    weight: 2,
    values: { page },
    foresee: ({ money }, { page }) => money.providerReverses(page),
    perform: (lane, { page }) => report(lane, page, 'deny'),
  }),
  /** The provider states another amount than the page asked for. */
  'provider-errs': act({
    weight: 1,
    values: { page },
    foresee: ({ money }, { page }) => {
      if (money.pages[page]) money.wrong.add(page)
      return true
    },
    perform: (lane, { page }) => report(lane, page, 'settlement', 1_000),
  }),
  'dashboard-refund': act({
    weight: 1,
    values: { page, amount: fc.constantFrom<number>(1_000, 3_000) },
    foresee: ({ money }, { page, amount }) => money.dashboardRefund(page, amount),
    perform: (lane, { page, amount }) => {
      lane.pages[page]?.listed.push({ key: lane.nextKey(), amount: `${amount}.00` })
      return report(lane, page, 'partial_refund')
    },
  }),
}
