import { describe, expect, it } from 'vitest'
import { type DepositRule, depositDue, depositFor, isPayableAmount } from './deposit.ts'
import { rupiah } from './money.ts'

const rule: DepositRule = {
  depositPercent: 50,
  depositFrom: 200_000,
  depositFromPieces: null,
  restDaysBefore: 1,
  depositTerms: 'Batal H-2: DP kembali.',
}
const order = { total: rupiah(271_500), pieces: 100, day: '2026-12-20', today: '2026-12-01' }

describe('the deposit of an order', () => {
  it('is the share of its total in whole thousands, and the rest is due before its day', () => {
    expect(depositFor(rule, order)).toEqual({
      amount: '136000.00',
      restDue: '2026-12-19',
      restDaysBefore: 1,
      terms: 'Batal H-2: DP kembali.',
    })
  })

  it('is none without a rule, below its total, and when it would be the whole total', () => {
    expect(depositFor({ ...rule, depositPercent: null }, order)).toBeNull()
    expect(depositFor(rule, { ...order, total: rupiah(199_999) })).toBeNull()
    const any = { ...rule, depositFrom: null }
    expect(depositFor(any, { ...order, total: rupiah(1_000) })).toBeNull()
    expect(depositFor(any, { ...order, total: rupiah(1_500) })?.amount).toBe('1000.00')
  })

  it.each([
    [199_999, 149, false],
    [200_000, 10, true],
    [50_000, 150, true],
  ])('is offered from a total or a number of pieces on, whichever comes first: %d rupiah, %d pieces', (total, pieces, isOffered) => {
    const both = { ...rule, depositFromPieces: 150 }
    expect(depositFor(both, { ...order, total: rupiah(total), pieces }) !== null).toBe(isOffered)
  })

  it('depends on the pieces alone when no total is set', () => {
    const pieces = { ...rule, depositFrom: null, depositFromPieces: 150 }
    expect(depositFor(pieces, { ...order, pieces: 149 })).toBeNull()
    expect(depositFor(pieces, { ...order, pieces: 150 })).not.toBeNull()
  })

  it('has its rest due today for a day that is too near, and at no day without a delivery day', () => {
    expect(depositFor(rule, { ...order, day: '2026-12-01' })?.restDue).toBe('2026-12-01')
    expect(depositFor(rule, { ...order, day: null })?.restDue).toBeNull()
  })

  it('can be paid until a part was paid', () => {
    const placed = { totalPrice: '271500.00', isPaid: false, deposit: depositFor(rule, order) }
    expect(depositDue(placed)).toBe(136_000)
    expect(depositDue({ ...placed, amountPaid: '136000.00' })).toBeNull()
    expect(depositDue({ ...placed, isPaid: true })).toBeNull()
    expect(depositDue({ ...placed, totalPrice: '136000.00' })).toBeNull()
    const payable = ['136000.00', '271500.00']
    expect([...payable, '135500.00'].filter((amount) => isPayableAmount(placed, amount))).toEqual(payable)
  })
})
