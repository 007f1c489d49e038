import fc from 'fast-check'

/** Acts on the money of one order, and the figures that must result; written independently of the shop's rules. */

export const total = 58_000
const methods = ['tunai', 'transfer', 'qris_statis'] as const

export type Act =
  | { act: 'mark' | 'correct'; method: (typeof methods)[number]; which: number }
  | { act: 'unmark' | 'cancel' | 'reopen' }
  | { act: 'provider-pays' | 'provider-reverses'; page: 0 | 1 }
  | { act: 'dashboard-refund'; page: 0 | 1; amount: number }
  | { act: 'refund'; which: number; amount: number }
  | { act: 'take-back'; which: number }

const which = fc.nat({ max: 3 })
const page = fc.constantFrom(0 as const, 1 as const)
const amount = fc.constantFrom(8_000, 20_000, 50_000, total)
const one = <Values extends { act: Act['act'] }>(weight: number, arbitrary: fc.Arbitrary<Values>) => ({
  weight,
  arbitrary,
})
const method = fc.constantFrom(...methods)

export const anyHistory: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    one(5, fc.record({ act: fc.constant('mark'), method, which })),
    one(3, fc.record({ act: fc.constant('unmark') })),
    one(2, fc.record({ act: fc.constant('correct'), method, which })),
    one(3, fc.record({ act: fc.constant('provider-pays'), page })),
    one(2, fc.record({ act: fc.constant('provider-reverses'), page })),
    one(1, fc.record({ act: fc.constant('dashboard-refund'), page, amount: fc.constantFrom(1_000, 3_000) })),
    one(6, fc.record({ act: fc.constant('refund'), which, amount })),
    one(2, fc.record({ act: fc.constant('take-back'), which })),
    one(2, fc.record({ act: fc.constant('cancel') })),
    one(1, fc.record({ act: fc.constant('reopen') })),
  ),
  { minLength: 1, maxLength: 14 },
) as fc.Arbitrary<Act[]>

type Payment = { method: string; page: 0 | 1 | null; isVoided: boolean }
type Refund = { payment: Payment; amount: number; isByHand: boolean; isTakenBack: boolean }

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0)

/** A model of the money of one order. Each method returns whether the shop must accept the act. */
export class OrderMoney {
  readonly payments: Payment[] = []
  readonly refunds: Refund[] = []
  isCancelled = false

  get live() {
    return this.payments.filter(({ isVoided }) => !isVoided)
  }
  get isPaid() {
    return this.live.length > 0
  }
  private givenOf(payment?: Payment) {
    const gone = this.refunds.filter(
      (each) =>
        !each.isTakenBack &&
        (each.isByHand || !each.payment.isVoided) &&
        (payment === undefined || each.payment === payment),
    )
    return sum(gone.map((each) => each.amount))
  }
  private get payer() {
    return this.live.find((payment) => this.givenOf(payment) < total) ?? this.live[0]
  }

  mark(method: string): boolean {
    if (this.isPaid) return false
    this.payments.push({ method, page: null, isVoided: false })
    return true
  }
  unmark(): boolean {
    if (!this.payer) return false
    this.payer.isVoided = true
    return true
  }
  correct(index: number, method: string): boolean {
    const payment = this.payments[index]
    if (!payment || payment.isVoided || payment.page !== null) return false
    payment.method = method
    return true
  }
  providerPays(page: 0 | 1): void {
    if (this.payments.some((payment) => payment.page === page)) return
    this.payments.push({ method: page === 0 ? 'virtual_account' : 'gopay', page, isVoided: false })
  }
  providerReverses(page: 0 | 1): void {
    const payment = this.payments.find((each) => each.page === page)
    if (payment) payment.isVoided = true
  }
  dashboardRefund(page: 0 | 1, amount: number): void {
    this.providerPays(page)
    const payment = this.payments.find((each) => each.page === page)
    if (payment) this.refunds.push({ payment, amount, isByHand: false, isTakenBack: false })
  }
  refund(index: number, amount: number): boolean {
    const payment = this.payments[index]
    if (!this.isPaid || !payment || payment.isVoided) return false
    const left = Math.min(total - this.givenOf(payment), this.live.length * total - this.givenOf())
    if (amount > left) return false
    this.refunds.push({ payment, amount, isByHand: true, isTakenBack: false })
    return true
  }
  takeBack(index: number): boolean {
    const refund = this.refunds[index]
    if (!refund?.isByHand || refund.isTakenBack) return false
    refund.isTakenBack = true
    return true
  }

  /** received = counted + refunded + surplus, and how much of it the owner still has to refund. */
  figures() {
    const received = this.live.length * total
    const givenBack = this.givenOf()
    const due = this.isPaid ? total : 0
    const surplus = Math.max(0, received - due - givenBack)
    const counted = received - givenBack - surplus
    return {
      isPaid: this.isPaid,
      method: this.payer?.method ?? null,
      counted,
      refunded: due - counted,
      attention: {
        cancelled: this.isCancelled ? Math.max(0, counted) : 0,
        twice: surplus,
      },
    }
  }
}
