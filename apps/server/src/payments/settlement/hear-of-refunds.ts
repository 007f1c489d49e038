import { rupiahFromWire } from '@dimsum/domain/money'
import type { Tx } from '../../platform/db/connection.ts'
import type { Attempt } from '../ledger/attempts.queries.ts'
import type { PayableOrder } from '../ledger/payable-orders.queries.ts'
import { areRefundsOn, insertRefund, listRefunds } from '../ledger/refunds.queries.ts'
import type { PaymentReport } from '../payment-provider.ts'
import { finishRefund } from './finish-refund.ts'
import { type GivenBack, isAmount } from './judge-report.ts'

type Heard = { order: PayableOrder; attempt: Attempt; report: PaymentReport & { transactionId: string } }

/**
 * The provider lists what it gave back of a payment. What the desk asked for is done from here on; what was given back in the
 * provider's dashboard is put down once, where refunds are switched on. Call it under the order's lock, with the provider's
 * own answer.
 * @returns null when the desk had asked for none of it
 */
export const hearOfRefunds = async (tx: Tx, { order, attempt, report }: Heard): Promise<GivenBack | null> => {
  const { refunds: listed = [] } = report
  if (listed.length === 0 || !isAmount(report.grossAmount, attempt.amount)) return null
  const known = await listRefunds(tx, order.id)
  const byKey = new Map(known.map((each) => [each.refundKey, each]))
  const ours = listed.flatMap(({ key }) => {
    const refund = byKey.get(key)
    return refund?.transactionId === report.transactionId ? [refund] : []
  })
  for (const refund of ours) await finishRefund(tx, refund, 'done')

  const others = listed.filter(({ key }) => !ours.some(({ refundKey }) => refundKey === key))
  const isOn = others.length > 0 && (ours.length > 0 || (await areRefundsOn(tx)))
  for (const { key, amount } of isOn ? others : []) {
    const refundKey = dashboardKey(report.transactionId, key)
    if (byKey.has(refundKey) || !isAmount(amount, amount)) continue
    await insertRefund(
      tx,
      {
        orderId: order.id,
        attemptId: attempt.id,
        transactionId: report.transactionId,
        paymentMethod: attempt.method,
        amount: String(rupiahFromWire(amount)),
        way: 'provider',
        state: 'done',
        refundKey,
        counts: order.isPaid && order.transactionId === report.transactionId,
      },
      null,
    )
  }
  if (ours.length === 0) return null
  const sum = listed.reduce(
    (sum, { amount }) => sum + (isAmount(amount, amount) ? rupiahFromWire(amount) : 0),
    0,
  )
  return { isByDeskAlone: others.length === 0, isAll: sum === rupiahFromWire(attempt.amount) }
}

/** Keys of the dashboard are the provider's: beside the transaction they meet none of ours. */
const dashboardKey = (transactionId: string, key: string) => `${transactionId} ${key}`
