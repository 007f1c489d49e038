import type { PaymentMethod } from '@dimsum/domain/payment-method'

/** The money of one order, and the figures that must result; written independently of the shop's rules. */

type Page = { method: PaymentMethod; amount: number }
type Payment = { method: string; amount: number; page: number | null; isVoided: boolean; at: number }
type Refund = { payment: Payment; amount: number; isByHand: boolean; isTakenBack: boolean; at: number }

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0)

/** Max pictures of transfers per order (product.md). */
const maxProofs = 3

/** Each method returns whether the shop must accept the act. */
export class OrderMoney {
  readonly payments: Payment[] = []
  readonly refunds: Refund[] = []
  /** Pages whose wrong amount was reported. */
  readonly wrong = new Set<number>()
  readonly proofs = { stored: 0, isOpen: false }
  total: number
  readonly pages: Page[]
  /** What the owner decided to keep of the cancelled order. */
  private decided = 0
  private clock = 0

  constructor(total: number, pages: Page[]) {
    this.total = total
    this.pages = pages
  }

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
  get givenBack() {
    return this.givenOf()
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
    if (!this.isPaid) return undefined
    const isBack = (payment: Payment) => this.givenOf(payment) >= payment.amount
    const counted = [...this.live.filter((each) => !isBack(each)), ...this.live.filter(isBack)]
    return counted.find((_, n) => sum(counted.slice(0, n + 1).map(({ amount }) => amount)) >= this.total)
  }
  /** What an order has that is not paid in full, held or kept. */
  get part() {
    if (this.isPaid) return 0
    // The provider's dashboard may give back more than is left.
    return Math.max(0, this.received - sum(this.givenOfLive.map(({ amount }) => amount)))
  }
  get due() {
    return this.isPaid ? 0 : this.total - this.part
  }
  /** At most what the order has. */
  private keptOf(isCancelled: boolean) {
    const most = this.isPaid ? Math.min(this.total, this.received - this.givenBack) : this.part
    return isCancelled ? Math.max(0, Math.min(this.decided, most)) : 0
  }
  keep(isCancelled: boolean, amount: number): boolean {
    if (amount > this.figures(isCancelled).attention.cancelled) return false
    this.decided += amount
    return true
  }
  /** Forgets what cannot be kept any more; call it after each act. */
  settle(isCancelled: boolean): void {
    this.decided = this.keptOf(isCancelled)
  }
  private receive(method: string, amount: number, page: number | null = null) {
    this.payments.push({ method, amount, page, isVoided: false, at: this.clock++ })
    this.proofs.isOpen = false
  }

  mark(method: string, amount = this.due): boolean {
    if (this.due === 0 || amount > this.due) return false
    this.receive(method, amount)
    return true
  }
  /** A picture of a transfer; an order that awaits money takes three. */
  addProof(): boolean {
    if (this.due === 0 || this.proofs.stored === maxProofs) return false
    Object.assign(this.proofs, { stored: this.proofs.stored + 1, isOpen: true })
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
  providerPays(number: number): true {
    const page = this.pages[number]
    if (page && !this.payments.some((payment) => payment.page === number))
      this.receive(page.method, page.amount, number)
    return true
  }
  providerReverses(number: number): true {
    const payment = this.payments.find((each) => each.page === number)
    if (payment) payment.isVoided = true
    return true
  }
  dashboardRefund(number: number, amount: number): true {
    this.providerPays(number)
    const payment = this.payments.find((each) => each.page === number)
    if (payment) this.refunds.push({ payment, amount, isByHand: false, isTakenBack: false, at: this.clock++ })
    return true
  }
  /** No provider gives money back that was received by hand or on an account number. */
  isBeyondProvider(index: number): boolean {
    return this.pages[this.payments[index]?.page ?? -1]?.method !== 'gopay'
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

  /**
   * received + refunded = given back + held + surplus + the total if paid, otherwise + kept, and what the owner still has to
   * give back.
   */
  figures(isCancelled: boolean) {
    const { received, isPaid, part, givenBack } = this
    const kept = this.keptOf(isCancelled)
    const due = isPaid ? this.total : 0
    const refunded = isPaid ? Math.max(0, givenBack - (received - due)) : givenBack - received + part
    const surplus = isPaid ? Math.max(0, received - due - givenBack) : 0
    return {
      isPaid,
      part,
      kept,
      method: isPaid ? (this.payer?.method ?? null) : null,
      counted: due - refunded,
      refunded,
      attention: {
        cancelled: isCancelled ? Math.max(0, received - givenBack - surplus - kept) : 0,
        twice: surplus,
      },
    }
  }
}
