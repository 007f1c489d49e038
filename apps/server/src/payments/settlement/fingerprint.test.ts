import { describe, expect, test } from 'vitest'
import { midtransReport } from '../../testing/midtrans-report.ts'
import type { PaymentReport, ProviderWords } from '../payment-provider.ts'
import { fingerprintOf } from './fingerprint.ts'

const report = midtransReport()
const other = (words: Partial<ProviderWords>) => ({ words: { ...report.words, ...words } })
const known = fingerprintOf('unverified', false, report)

describe('the fingerprint of a report', () => {
  test('is the same for the same fields, in capitals or not, and whatever was derived from them', () => {
    expect(known).toMatch(/^[0-9a-f]{64}$/)
    expect(fingerprintOf('unverified', false, { ...report })).toBe(known)
    expect(fingerprintOf('unverified', false, midtransReport({ status: 'SETTLEMENT' }))).toBe(known)
    expect(fingerprintOf('unverified', false, { ...report, settledAt: new Date(0), outcome: null })).toBe(
      known,
    )
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
  ])('differs for another %s', (_what, changed) => {
    expect(fingerprintOf('unverified', false, { ...report, ...changed })).not.toBe(known)
  })

  test('differs between a verified answer and a notification, and between applied and recorded', () => {
    expect(
      new Set([known, fingerprintOf('verified', false, report), fingerprintOf('unverified', true, report)])
        .size,
    ).toBe(3)
  })

  test('equals the one that earlier versions stored, so a notification repeated across an upgrade is recognised', () => {
    expect(fingerprintOf('verified', true, report)).toBe(
      '888430b3bd1d97fdb8a5d39fc757ba9270aa43a16de93f549ab367ddf9cec2f9',
    )
    expect(fingerprintOf('unverified', true, report)).toBe(
      '84685f9241882b3579adfbc5590b6142b366555c24cbecbb9b617117e2c2f3a7',
    )
  })
})
