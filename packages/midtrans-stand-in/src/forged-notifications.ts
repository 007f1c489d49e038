import type { FaultName } from './faults.ts'
import type { Provider } from './provider.ts'
import { signatureOf } from './signature.ts'
import type { TransactionBody } from './transaction-body.ts'

/**
 * False notifications that arrive before a true one, as an attacker might send them. The signature covers only order
 * id, status code and amount, so a copy with another status still has a valid one.
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

/** Claims payment for an unpaid transaction, and failure for a paid one. */
const otherStatus = (status: string) =>
  status === 'settlement' || status === 'capture' ? 'deny' : 'settlement'

const otherAmount = (amount: string) => `${Number.parseInt(amount, 10) + 1000}.00`

const resign = (body: TransactionBody, serverKey: string): TransactionBody => ({
  ...body,
  signature_key: signatureOf(body, serverKey),
})
