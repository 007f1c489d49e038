import { createHash } from 'node:crypto'
import type { PaymentReport } from '../payment-provider.ts'
import type { Authority } from './rank-rule.ts'

/** The authority as stored fingerprints contain it: another word would make a repeated notification look new. */
const storedWord: Record<Authority, string> = { verified: 'asked', unverified: 'told' }

/**
 * The same text for the same report, however often it arrives: SHA-256 over its authority and every relevant field. An
 * applied report and one that was only recorded are two events.
 */
export const fingerprintOf = (authority: Authority, isApplied: boolean, report: PaymentReport): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        storedWord[authority],
        isApplied,
        report.providerOrderId,
        report.transactionId,
        report.words.status,
        report.words.fraud,
        report.words.code,
        report.grossAmount,
        report.currency,
        report.words.method,
        report.refundAmount,
        // Of two notifications that differ only in this field, the first must not hide the other: the signature does
        // not cover it.
        ...(authority === 'unverified' && report.ourProof !== null ? [report.ourProof] : []),
      ]),
    )
    .digest('hex')
