import { createHash } from 'node:crypto'
import type { PaymentReport } from '../payment-provider.ts'
import type { Authority } from './judge-report.ts'

/**
 * One text for the same report, however often it arrives: SHA-256 over who said it and every field that matters.
 * A report that was applied and one that was only noted are two lines.
 */
export const fingerprintOf = (authority: Authority, isApplied: boolean, report: PaymentReport): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        authority,
        isApplied,
        report.providerOrderId,
        report.transactionId,
        report.statusWord.toLowerCase(),
        report.fraudStatus,
        report.statusCode,
        report.grossAmount,
        report.currency,
        report.paymentType,
        report.refundAmount,
        // The first of two messages that differ in this alone must not hide the other: the signature does not cover it.
        ...(authority === 'told' && report.ourProof !== null ? [report.ourProof] : []),
      ]),
    )
    .digest('hex')
