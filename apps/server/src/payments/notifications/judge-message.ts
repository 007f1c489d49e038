import { hasMoney, rankOf, reversesPaid } from '@dimsum/domain/payment-outcome'
import type { PaymentReport } from '../payment-provider.ts'
import { isAmount, type Judgement } from '../settlement/rank-rule.ts'

/** Whether an unverified message claims that money came and stayed, all or in part. */
export const claimsPayment = ({ outcome }: PaymentReport): boolean => hasMoney(outcome)

/**
 * Whether a message cannot be about this amount: another sum, another currency, or a paid claim under a code that
 * is not success. A correct signature does not make it fit.
 */
export const isMismatch = (report: PaymentReport, amount: string): boolean => {
  if (!isAmount(report.grossAmount, amount)) return true
  if (report.currency !== null && report.currency !== 'IDR') return true
  return claimsPayment(report) && (!report.isConsistent || report.currency === null)
}

/**
 * How a message compares with the provider's answer about it: `applied` when the answer says the same and it moved
 * something, `stale` when the answer knows more, `unconfirmed` when the answer does not go as far. A denial ranks below
 * a settlement and yet may follow it: for a payment that counts as paid it is newer, not stale. Pure.
 */
export const verdictOfMessage = (
  report: PaymentReport,
  answer: PaymentReport | null,
  judgement: Judgement | null,
): 'applied' | 'stale' | 'unconfirmed' | 'mismatch' => {
  if (answer === null || judgement === null) return 'unconfirmed'
  if (judgement.verdict === 'mismatch') return 'mismatch'
  if (report.outcome === null || answer.outcome === null) return 'unconfirmed'
  const said = rankOf(report.outcome)
  const confirmed = rankOf(answer.outcome)
  const isSameTry = report.transactionId === answer.transactionId
  if (isSameTry && report.words.status === answer.words.status && said === confirmed) return judgement.verdict
  const isTakenBack = reversesPaid(answer.outcome, report.outcome)
  return isSameTry && said < confirmed && !isTakenBack ? 'stale' : 'unconfirmed'
}
