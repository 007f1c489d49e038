import { describe, expect, it } from 'vitest'
import { payerOf, type RefundState, type RefundWay, refundLeft } from './refund.ts'

const paid = (id: number, isVoided = false) => ({
  id,
  amount: '58000.00',
  recordedAt: new Date(id),
  voidedAt: isVoided ? new Date(0) : null,
})
const given = (paymentId: number, amount: number, state: RefundState = 'done', way: RefundWay = 'cash') => ({
  paymentId,
  amount: `${amount}.00`,
  state,
  way,
  settledAt: new Date(10),
})

describe('the refundable part of a payment', () => {
  it('excludes refunds that are done or in progress', () => {
    expect(refundLeft(1, [paid(1)], [])).toBe(58_000)
    const some = [given(1, 8_000), given(1, 10_000, 'asked'), given(1, 5_000, 'unknown')]
    expect(refundLeft(1, [paid(1)], some)).toBe(35_000)
    const none = [given(1, 58_000, 'refused'), given(1, 58_000, 'taken-back')]
    expect(refundLeft(1, [paid(1)], none)).toBe(58_000)
    expect(refundLeft(1, [paid(1)], [given(1, 50_000), given(1, 50_000)])).toBe(0)
  })

  it('subtracts a refund by hand from a payment that was voided later', () => {
    const payments = [paid(1, true), paid(2)]
    expect(refundLeft(2, payments, [given(1, 50_000)])).toBe(8_000)
    expect(refundLeft(1, payments, [])).toBe(0)
  })

  it("counts a provider's refund as part of the reversal of its payment", () => {
    expect(refundLeft(2, [paid(1, true), paid(2)], [given(1, 50_000, 'done', 'provider')])).toBe(58_000)
  })
})

describe('the payment an order shows', () => {
  it('is the oldest valid one, preferably one that can still be refunded', () => {
    expect(payerOf('58000.00', [], [])).toBeNull()
    expect(payerOf('58000.00', [paid(1, true)], [])).toBeNull()
    expect(payerOf('58000.00', [paid(1, true), paid(2), paid(3)], [])?.id).toBe(2)
    expect(payerOf('58000.00', [paid(1), paid(2)], [given(1, 58_000)])?.id).toBe(2)
    expect(payerOf('58000.00', [paid(1), paid(2)], [given(1, 57_999)])?.id).toBe(1)
    expect(payerOf('58000.00', [paid(1)], [given(1, 58_000)])?.id).toBe(1)
  })

  it('is the one that reaches the total when the order was paid in parts', () => {
    expect(payerOf('100000.00', [paid(1)], [])).toBeNull()
    expect(payerOf('100000.00', [paid(1), paid(2), paid(3)], [])?.id).toBe(2)
    expect(payerOf('100000.00', [paid(1), paid(2, true), paid(3)], [])?.id).toBe(3)
  })

  it('is none when a part was given back before the rest came', () => {
    const rest = { ...paid(2), recordedAt: new Date(20) }
    expect(payerOf('100000.00', [paid(1), rest], [given(1, 58_000)])).toBeNull()
    expect(payerOf('100000.00', [paid(1), paid(2)], [given(1, 58_000)])?.id).toBe(1)
  })
})
