import fc from 'fast-check'

/** Acts on the money of one order, and the figures that must result; written independently of the shop's rules. */

/** The price of a package. A new order has one; its two payment pages ask for this amount. */
export const total = 58_000
const methods = ['tunai', 'transfer', 'qris_statis'] as const

export type Act =
  | { act: 'mark' | 'correct'; method: (typeof methods)[number]; which: number }
  | { act: 'part'; method: (typeof methods)[number]; amount: number }
  | { act: 'void'; which: number }
  | { act: 'edit'; quantity: number }
  | { act: 'unmark' | 'cancel' | 'reopen' }
  | { act: 'provider-pays' | 'provider-reverses'; page: 0 | 1 }
  | { act: 'dashboard-refund'; page: 0 | 1; amount: number }
  | { act: 'refund'; which: number; amount: number }
  | { act: 'take-back'; which: number }
  | { act: 'keep'; amount: number }

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
    one(
      4,
      fc.record({ act: fc.constant('part'), method, amount: fc.constantFrom(8_000, 29_000, 50_000, 70_000) }),
    ),
    one(2, fc.record({ act: fc.constant('void'), which })),
    one(3, fc.record({ act: fc.constant('edit'), quantity: fc.integer({ min: 1, max: 3 }) })),
    one(3, fc.record({ act: fc.constant('unmark') })),
    one(2, fc.record({ act: fc.constant('correct'), method, which })),
    one(3, fc.record({ act: fc.constant('provider-pays'), page })),
    one(2, fc.record({ act: fc.constant('provider-reverses'), page })),
    one(1, fc.record({ act: fc.constant('dashboard-refund'), page, amount: fc.constantFrom(1_000, 3_000) })),
    one(6, fc.record({ act: fc.constant('refund'), which, amount })),
    one(2, fc.record({ act: fc.constant('take-back'), which })),
    one(2, fc.record({ act: fc.constant('keep'), amount })),
    one(2, fc.record({ act: fc.constant('cancel') })),
    one(1, fc.record({ act: fc.constant('reopen') })),
  ),
  { minLength: 1, maxLength: 14 },
) as fc.Arbitrary<Act[]>

type Payment = { method: string; amount: number; page: 0 | 1 | null; isVoided: boolean; at: number }
type Refund = { payment: Payment; amount: number; isByHand: boolean; isTakenBack: boolean; at: number }

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0)

/** A model of the money of one order. Each method returns whether the shop must accept the act. */
export class OrderMoney {
  readonly payments: Payment[] = []
  readonly refunds: Refund[] = []
  isCancelled = false
  total = total
  /** What the owner decided to keep. */
  private decided = 0
  private clock = 0

  get live() {
    return this.payments.filter(({ isVoided }) => !isVoided)
  }
  get received() {
    return sum(this.live.map(({ amount }) => amount))
  }
  private get given() {
    return this.refunds.filter((each) => !each.isTakenBack && (each.isByHand || !each.payment.isVoided))
  }
  private givenOf(payment?: Payment) {
    return sum(
      this.given
        .filter((each) => payment === undefined || each.payment === payment)
        .map((each) => each.amount),
    )
  }
  /** Refunds of payments that are not voided. */
  private get givenOfLive() {
    return this.given.filter(({ payment }) => !payment.isVoided)
  }
  /** Paid once the money in hand reached the total. */
  get isPaid() {
    const moves = [
      ...this.live.map(({ at, amount }) => ({ at, amount })),
      ...this.givenOfLive.map(({ at, amount }) => ({ at, amount: -amount })),
    ].sort((one, other) => one.at - other.at)
    let [held, most] = [0, 0]
    for (const { amount } of moves) {
      held += amount
      most = Math.max(most, held)
    }
    return this.live.length > 0 && most >= this.total
  }
  private get payer(): Payment | undefined {
    const isBack = (payment: Payment) => this.givenOf(payment) >= payment.amount
    const counted = [...this.live.filter((each) => !isBack(each)), ...this.live.filter(isBack)]
    return counted.find((_, n) => sum(counted.slice(0, n + 1).map(({ amount }) => amount)) >= this.total)
  }
  /** What an order has that is not paid in full, held or kept. */
  private get part() {
    return this.isPaid ? 0 : this.received - sum(this.givenOfLive.map(({ amount }) => amount))
  }
  /** At most what the order has; `settle` forgets the rest of the decision. */
  private get kept() {
    const most = this.isPaid ? Math.min(this.total, this.received - this.givenOf()) : this.part
    return this.isCancelled ? Math.max(0, Math.min(this.decided, most)) : 0
  }
  private get surplus() {
    return this.isPaid ? Math.max(0, this.received - this.total - this.givenOf()) : 0
  }
  private get left() {
    const left = this.received - this.givenOf() - this.surplus - this.kept
    return this.isCancelled ? Math.max(0, left) : 0
  }
  /** Call it after each act. */
  settle() {
    this.decided = this.kept
  }
  keep(amount: number): boolean {
    if (amount > this.left) return false
    this.decided += amount
    return true
  }
  private receive(method: string, amount: number, page: 0 | 1 | null = null) {
    this.payments.push({ method, amount, page, isVoided: false, at: this.clock++ })
  }

  mark(method: string, amount = this.total - this.part): boolean {
    if (this.isPaid || amount > this.total - this.part) return false
    this.receive(method, amount)
    return true
  }
  /** Orders this many packages instead. */
  edit(quantity: number): boolean {
    if (quantity * total === this.total) return true
    if (this.isCancelled) return false
    this.total = quantity * total
    return true
  }
  unmark(): boolean {
    const payment = this.payer ?? this.live.at(-1)
    if (!payment) return false
    payment.isVoided = true
    return true
  }
  void(index: number): boolean {
    const payment = this.payments[index]
    if (!payment || payment.isVoided) return false
    payment.isVoided = true
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
    this.receive(page === 0 ? 'virtual_account' : 'gopay', total, page)
  }
  providerReverses(page: 0 | 1): void {
    const payment = this.payments.find((each) => each.page === page)
    if (payment) payment.isVoided = true
  }
  dashboardRefund(page: 0 | 1, amount: number): void {
    this.providerPays(page)
    const payment = this.payments.find((each) => each.page === page)
    if (payment) this.refunds.push({ payment, amount, isByHand: false, isTakenBack: false, at: this.clock++ })
  }
  refund(index: number, amount: number): boolean {
    const payment = this.payments[index]
    if (!payment || payment.isVoided) return false
    const left = Math.min(payment.amount - this.givenOf(payment), this.received - this.givenOf())
    if (amount > left) return false
    this.refunds.push({ payment, amount, isByHand: true, isTakenBack: false, at: this.clock++ })
    return true
  }
  takeBack(index: number): boolean {
    const refund = this.refunds[index]
    if (!refund?.isByHand || refund.isTakenBack) return false
    refund.isTakenBack = true
    return true
  }

  /** received + refunded = given back + held + surplus + the total if paid, otherwise + kept, and what the owner still has to give back. */
  figures() {
    const { received, isPaid, part, kept, surplus } = this
    const givenBack = this.givenOf()
    const due = isPaid ? this.total : 0
    const refunded = isPaid ? Math.max(0, givenBack - (received - due)) : givenBack - received + part
    return {
      isPaid,
      held: isPaid ? 0 : part - kept,
      kept,
      method: isPaid ? (this.payer?.method ?? null) : null,
      counted: due - refunded,
      refunded,
      attention: {
        cancelled: this.left,
        twice: surplus,
      },
    }
  }
}
