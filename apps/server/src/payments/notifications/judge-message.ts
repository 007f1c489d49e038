import { hasMoney, rankOf, reversesPaid } from '@dimsum/domain/payment-outcome'
import type { PaymentReport } from '../payment-provider.ts'
import { isAmount, type Judgement } from '../settlement/rank-rule.ts'

/**
 * Whether a notification contradicts this amount: another sum, another currency, or a payment with a code that is not
 * success. A valid signature does not rule this out.
 */
export const isMismatch = (report: PaymentReport, amount: string): boolean => {
  if (!isAmount(report.grossAmount, amount)) return true
  if (report.currency !== null && report.currency !== 'IDR') return true
  return hasMoney(report.outcome) && (!report.isConsistent || report.currency === null)
}

/**
 * Compares a notification with the provider's answer about it. `applied`: the answer says the same and changed
 * something. `stale`: the answer is newer. `unconfirmed`: the answer does not go as far. A denial ranks below a
 * settlement but may follow it: for a paid payment it is newer, not stale. Pure.
 */
export const verdictOfMessage = (
  report: PaymentReport,
  answer: PaymentReport | null,
  judgement: Judgement | null,
): 'applied' | 'stale' | 'unconfirmed' | 'mismatch' => {
  if (answer === null || judgement === null) return 'unconfirmed'
  if (judgement.verdict === 'mismatch') return 'mismatch'
  if (report.outcome === null || answer.outcome === null) return 'unconfirmed'
  const reported = rankOf(report.outcome)
  const confirmed = rankOf(answer.outcome)
  const isSameTry = report.transactionId === answer.transactionId
  if (isSameTry && report.words.status === answer.words.status && reported === confirmed)
    return judgement.verdict
  const isTakenBack = reversesPaid(answer.outcome, report.outcome)
  return isSameTry && reported < confirmed && !isTakenBack ? 'stale' : 'unconfirmed'
}
