import { describe, expect, test } from 'vitest'
import type { PaymentReport } from '../payment-provider.ts'
import { fingerprintOf } from './fingerprint.ts'

const report: PaymentReport = {
  providerOrderId: 'ORDER-42-1767225600000',
  transactionId: 'T1',
  status: 'settlement',
  statusWord: 'settlement',
  fraudStatus: 'accept',
  statusCode: '200',
  grossAmount: '58000.00',
  currency: 'IDR',
  paymentType: 'bank_transfer',
  refundAmount: null,
  ourReference: null,
  ourProof: null,
  transactionAt: null,
  settledAt: null,
  expiresAt: null,
}
const known = fingerprintOf('told', false, report)

describe('the fingerprint of a report', () => {
  test('is the same for the same words, in capitals or not, and whatever was read out of them', () => {
    expect(known).toMatch(/^[0-9a-f]{64}$/)
    expect(fingerprintOf('told', false, { ...report })).toBe(known)
    expect(fingerprintOf('told', false, { ...report, statusWord: 'SETTLEMENT' })).toBe(known)
    expect(fingerprintOf('told', false, { ...report, settledAt: new Date(0), status: null })).toBe(known)
  })

  test.each<[string, Partial<PaymentReport>]>([
    ['order', { providerOrderId: 'ORDER-43-1767225600000' }],
    ['transaction', { transactionId: 'T2' }],
    ['word', { statusWord: 'capture' }],
    ['word of fraud', { fraudStatus: 'challenge' }],
    ['code', { statusCode: '201' }],
    ['amount', { grossAmount: '58000' }],
    ['currency', { currency: null }],
    ['way to pay', { paymentType: 'qris' }],
    ['sum that went back', { refundAmount: '1000.00' }],
    ['proof', { ourProof: 'a proof' }],
  ])('is another for another %s', (_what, other) => {
    expect(fingerprintOf('told', false, { ...report, ...other })).not.toBe(known)
  })

  test('is another for what was asked, and for what was applied', () => {
    expect(
      new Set([known, fingerprintOf('asked', false, report), fingerprintOf('told', true, report)]).size,
    ).toBe(3)
  })
})
