import { expect, it } from 'vitest'
import { rupiah } from './money.ts'
import { refundLeft } from './refund.ts'

const given = (amount: number, state: 'asked' | 'unknown' | 'done' | 'refused', counts = true) => ({
  amount: rupiah(amount),
  state,
  counts,
})

it('leaves what was neither given back nor is on its way', () => {
  const total = rupiah(58_000)
  expect(refundLeft(total, [])).toBe(58_000)
  expect(refundLeft(total, [given(8_000, 'done'), given(10_000, 'asked'), given(5_000, 'unknown')])).toBe(
    35_000,
  )
  expect(refundLeft(total, [given(58_000, 'refused')])).toBe(58_000)
  expect(refundLeft(total, [given(58_000, 'done', false)])).toBe(58_000)
})

it('leaves nothing where more went back than was paid', () => {
  expect(refundLeft(rupiah(58_000), [given(50_000, 'done'), given(50_000, 'done')])).toBe(0)
})
