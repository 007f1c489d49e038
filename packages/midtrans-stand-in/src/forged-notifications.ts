import type { FaultName } from './faults.ts'
import type { Provider } from './provider.ts'
import { signatureOf } from './signature.ts'
import type { TransactionBody } from './transaction-body.ts'

/**
 * False messages that arrive before a true one, as an attacker or a confused peer would send them. The signature
 * covers order id, status code and amount only, so a copy with another status still carries a good one.
 */
export function forgedCopies(provider: Provider, body: TransactionBody): TransactionBody[] {
  const { faults, settings, store } = provider
  const another = store.pages().findLast(({ orderId }) => orderId !== body.order_id)?.orderId
  const forgeries: [FaultName, () => TransactionBody][] = [
    ['forged-status', () => ({ ...body, transaction_status: otherStatus(body.transaction_status) })],
    [
      'forged-amount',
      () => resign({ ...body, gross_amount: otherAmount(body.gross_amount) }, settings.serverKey),
    ],
    ['forged-ids', () => resign({ ...body, order_id: another ?? body.order_id }, settings.serverKey)],
  ]
  return forgeries.flatMap(([fault, forge]) =>
    faults.take(fault, body.order_id, body.transaction_status) ? [forge()] : [],
  )
}

/** Claims payment for what is unpaid, and failure for what is paid. */
const otherStatus = (status: string) =>
  status === 'settlement' || status === 'capture' ? 'deny' : 'settlement'

const otherAmount = (amount: string) => `${Number.parseInt(amount, 10) + 1000}.00`

const resign = (body: TransactionBody, serverKey: string): TransactionBody => ({
  ...body,
  signature_key: signatureOf(body, serverKey),
})
