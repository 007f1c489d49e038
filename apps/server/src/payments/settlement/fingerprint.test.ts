import { describe, expect, test } from 'vitest'
import { midtransReport } from '../../testing/midtrans-report.ts'
import type { PaymentReport, ProviderWords } from '../payment-provider.ts'
import { fingerprintOf } from './fingerprint.ts'

const report = midtransReport()
const other = (words: Partial<ProviderWords>) => ({ words: { ...report.words, ...words } })
const known = fingerprintOf('told', false, report)

describe('the fingerprint of a report', () => {
  test('is the same for the same words, in capitals or not, and whatever was read out of them', () => {
    expect(known).toMatch(/^[0-9a-f]{64}$/)
    expect(fingerprintOf('told', false, { ...report })).toBe(known)
    expect(fingerprintOf('told', false, midtransReport({ status: 'SETTLEMENT' }))).toBe(known)
    expect(fingerprintOf('told', false, { ...report, settledAt: new Date(0), outcome: null })).toBe(known)
  })

  test.each<[string, Partial<PaymentReport>]>([
    ['order', { providerOrderId: 'ORDER-43-1767225600000' }],
    ['transaction', { transactionId: 'T2' }],
    ['word', other({ status: 'capture' })],
    ['word of fraud', other({ fraud: 'challenge' })],
    ['code', other({ code: '201' })],
    ['amount', { grossAmount: '58000' }],
    ['currency', { currency: null }],
    ['way to pay', other({ method: 'qris' })],
    ['sum that went back', { refundAmount: '1000.00' }],
    ['proof', { ourProof: 'a proof' }],
  ])('is another for another %s', (_what, changed) => {
    expect(fingerprintOf('told', false, { ...report, ...changed })).not.toBe(known)
  })

  test('is another for what was asked, and for what was applied', () => {
    expect(
      new Set([known, fingerprintOf('asked', false, report), fingerprintOf('told', true, report)]).size,
    ).toBe(3)
  })
})
