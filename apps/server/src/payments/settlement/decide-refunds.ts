import { rupiahFromWire } from '@dimsum/domain/money'
import type { Effect } from './effects.ts'
import type { Message, PaymentState } from './payment-state.ts'
import { type Authority, type GivenBack, isAmount } from './rank-rule.ts'

/**
 * Compares the provider's list of refunds with the stored ones. Requested refunds on the list become done; refunds made
 * in the provider's dashboard are recorded once, if refunds are enabled. Only the provider's own answer counts. Pure.
 * `givenBack` is null when the desk requested none.
 */
export const decideRefunds = (
  { attempt, refunds, areRefundsOn }: PaymentState,
  report: Message['report'],
  authority: Authority,
): { givenBack: GivenBack | null; effects: Effect[] } => {
  const { refunds: listed = [] } = report
  const isHeard = authority === 'verified' && listed.length > 0
  if (!isHeard || !isAmount(report.grossAmount, attempt.amount)) return { givenBack: null, effects: [] }
  const byKey = new Map(refunds.map((each) => [each.refundKey, each]))
  const ours = listed.flatMap(({ key }) => {
    const refund = byKey.get(key)
    return refund?.transactionId === report.transactionId ? [refund] : []
  })
  const others = listed.filter(({ key }) => !ours.some(({ refundKey }) => refundKey === key))
  const isOn = ours.length > 0 || areRefundsOn
  const fresh = others
    .map(({ key, amount }) => ({ key: dashboardKey(report.transactionId, key), amount }))
    .filter(({ key, amount }) => isOn && !byKey.has(key) && isAmount(amount, amount))
  const sum = listed.reduce(
    (sum, { amount }) => sum + (isAmount(amount, amount) ? rupiahFromWire(amount) : 0),
    0,
  )
  return {
    givenBack:
      ours.length === 0
        ? null
        : { isByDeskAlone: others.length === 0, isAll: sum === rupiahFromWire(attempt.amount) },
    effects: [
      ...ours.map((refund): Effect => ({ name: 'finish-refund', refund })),
      ...fresh.map(
        ({ key, amount }): Effect => ({
          name: 'record-dashboard-refund',
          key,
          amount: rupiahFromWire(amount),
        }),
      ),
    ],
  }
}

/** Keys from the dashboard are the provider's: prefixed with the transaction id they cannot equal one of ours. */
const dashboardKey = (transactionId: string, key: string) => `${transactionId} ${key}`
