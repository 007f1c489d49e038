import { hasMoney, rankOf, reversesPaid } from '@dimsum/domain/payment-outcome'
import type { PaymentReport } from '../payment-provider.ts'
import { isAmount, type Judgement } from '../settlement/judge-report.ts'

/** Whether an unverified message claims that money came and stayed, all or in part. */
export const claimsPayment = ({ outcome }: PaymentReport): boolean => hasMoney(outcome)

/**
 * Whether a message cannot be about this amount: another sum, another currency, or a paid claim under a code that
 * is not success. A correct signature does not make it fit.
 */
export const isMismatch = (told: PaymentReport, amount: string): boolean => {
  if (!isAmount(told.grossAmount, amount)) return true
  if (told.currency !== null && told.currency !== 'IDR') return true
  return claimsPayment(told) && (!told.isConsistent || told.currency === null)
}

/**
 * How a message compares with the provider's answer about it: `applied` when the answer says the same and it moved
 * something, `stale` when the answer knows more, `unconfirmed` when the answer does not go as far. A denial ranks below
 * a settlement and yet may follow it: of money that stands here it is the later word, not a stale one. Pure.
 */
export const verdictOfMessage = (
  told: PaymentReport,
  asked: PaymentReport | null,
  judgement: Judgement | null,
): 'applied' | 'stale' | 'unconfirmed' | 'mismatch' => {
  if (asked === null || judgement === null) return 'unconfirmed'
  if (judgement.verdict === 'mismatch') return 'mismatch'
  if (told.outcome === null || asked.outcome === null) return 'unconfirmed'
  const said = rankOf(told.outcome)
  const confirmed = rankOf(asked.outcome)
  const isSameTry = told.transactionId === asked.transactionId
  if (isSameTry && told.words.status === asked.words.status && said === confirmed) return judgement.verdict
  const isTakenBack = reversesPaid(asked.outcome, told.outcome)
  return isSameTry && said < confirmed && !isTakenBack ? 'stale' : 'unconfirmed'
}
