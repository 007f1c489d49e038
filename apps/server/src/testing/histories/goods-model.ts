/** The goods of one order and of a neighbour's order; written independently of the shop's rules. */

/** Two packages: `a` is counted in stock, `b` has a limit per day. */
export type Goods = { a: number; b: number }
export type Adjustment = { kind: 'discount' | 'extra'; amount: number } | null
export type Neighbour = { window: 0 | 1; withCode: boolean }

export const pieces: Goods = { a: 20, b: 10 }
export const prices: Goods = { a: 58_000, b: 30_000 }
/** The other price of `b`. */
export const raised = 33_000
/** Only the first of the two times is limited. */
export const room = { stock: 4, ofDay: 3, day: 120, orders: 1, pieces: 100 }
/** One order may use it. */
export const code = { value: 8_000, leastOrder: 50_000, mostUses: 1 }
/** What a neighbour orders. */
export const neighbours: Goods = { a: 1, b: 1 }
const none: Goods = { a: 0, b: 0 }

const piecesOf = ({ a, b }: Goods) => a * pieces.a + b * pieces.b

/** Each method returns whether the shop must accept the act. */
export class OrderGoods {
  wanted: Goods = { a: 1, b: 0 }
  adjustment: Adjustment = null
  /** The price of `b` on the menu, and the one that the order's line was sold at. */
  priceOfB = prices.b
  private soldB = prices.b
  neighbour: Neighbour | null = null
  isCancelled = false
  private isConfirmed = false
  /** The owner made the last change of status. */
  private isDecided = false
  hasCode: boolean

  constructor(hasCode: boolean) {
    this.hasCode = hasCode
  }

  get total() {
    return this.totalOf(this.wanted, this.soldB, this.adjustment, this.hasCode).total
  }
  private totalOf({ a, b }: Goods, soldB: number, adjustment: Adjustment, hasCode: boolean) {
    const lines = a * prices.a + b * soldB
    const keepsCode = hasCode && lines >= code.leastOrder
    const before = lines - (keepsCode ? code.value : 0)
    const added = (adjustment?.amount ?? 0) * (adjustment?.kind === 'discount' ? -1 : 1)
    return { keepsCode, total: before + added }
  }
  get held(): Goods {
    return this.isCancelled ? none : this.wanted
  }
  private get others(): Goods {
    return this.neighbour ? neighbours : none
  }
  private get piecesBeside() {
    return this.neighbour?.window === 0 ? piecesOf(neighbours) : 0
  }

  /** What stock, day, time, package and code count, for a paid or unpaid order. */
  counts(isPaid: boolean) {
    const { a, b } = { a: this.held.a + this.others.a, b: this.held.b + this.others.b }
    return {
      stock: room.stock - a,
      sold: { a, b },
      day: piecesOf({ a, b }),
      time: {
        orders: Number(!this.isCancelled) + Number(this.neighbour?.window === 0),
        pieces: piecesOf(this.held) + this.piecesBeside,
      },
      code: this.uses(isPaid),
    }
  }
  private uses(isPaid: boolean) {
    return Number(this.hasCode && (!this.isCancelled || isPaid)) + Number(this.neighbour?.withCode === true)
  }
  /** Whether the order can have these instead of what it holds. */
  private fits(wanted: Goods, overrides: boolean): boolean {
    if (wanted.a > this.held.a && wanted.a + this.others.a > room.stock) return false
    if (overrides) return true
    if (wanted.b > this.held.b && wanted.b + this.others.b > room.ofDay) return false
    if (piecesOf(wanted) <= piecesOf(this.held)) return true
    return (
      piecesOf(wanted) + piecesOf(this.others) <= room.day &&
      piecesOf(wanted) + this.piecesBeside <= room.pieces
    )
  }

  edit(wanted: Goods, adjustment: Adjustment, overrides: boolean): boolean {
    if (JSON.stringify([wanted, adjustment]) === JSON.stringify([this.wanted, this.adjustment])) return true
    const soldB = this.wanted.b > 0 ? this.soldB : this.priceOfB
    const { keepsCode, total } = this.totalOf(wanted, soldB, adjustment, this.hasCode)
    if (this.isCancelled || total < 0 || !this.fits(wanted, overrides)) return false
    Object.assign(this, { wanted, adjustment, soldB, hasCode: keepsCode })
    return true
  }
  cancel(): boolean {
    this.isDecided ||= !this.isCancelled
    this.isCancelled = true
    return true
  }
  /** The shop cancels an order that was not paid in time, unless the owner decided otherwise. */
  lapse(isPaid: boolean): boolean {
    if (isPaid || this.isDecided) return false
    this.isCancelled = true
    return true
  }
  /** The owner confirms it, also when it was cancelled. */
  reopen(): boolean {
    if (this.isCancelled && (this.neighbour?.window === 0 || !this.fits(this.wanted, false))) return false
    this.isDecided ||= this.isCancelled || !this.isConfirmed
    this.isConfirmed = true
    this.isCancelled = false
    return true
  }
  neighbourOrders(neighbour: Neighbour, isPaid: boolean): boolean {
    if (this.neighbour) return true
    const { stock, sold, day } = this.counts(isPaid)
    const isCodeFree = !neighbour.withCode || this.uses(isPaid) < code.mostUses
    const isTimeFree = neighbour.window === 1 || this.isCancelled
    const fits = stock >= 1 && sold.b < room.ofDay && day + piecesOf(neighbours) <= room.day
    if (!fits || !isCodeFree || !isTimeFree) return false
    this.neighbour = neighbour
    return true
  }
}
