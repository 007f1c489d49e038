import { paidTransactionOf } from './paid-transaction.ts'
import type { Provider } from './provider.ts'
import type { Transaction } from './records.ts'
import { type TransactionBody, transactionBody } from './transaction-body.ts'
import { isOpen, phaseOf, statusBodyCode } from './transaction-states.ts'

const customFieldNames = ['custom_field1', 'custom_field2', 'custom_field3']

/** A response of the Core API; its `status_code` is more specific than the HTTP status. */
export type CoreBody = Record<string, unknown> & { status_code: string; status_message: string }

/**
 * Finds a transaction by its id or by order id. Midtrans does not document which of several transactions an order id
 * selects. Here it is the paid one, else the newest open one, else the newest.
 */
export function findTransaction(provider: Provider, id: string): Transaction | undefined {
  const { store } = provider
  const exact = store.transaction(id)
  if (exact) return exact
  const tries = store.transactionsOf(id)
  return (
    paidTransactionOf(provider, id) ??
    tries.findLast((transaction) => isOpen(phaseOf(transaction))) ??
    tries.at(-1)
  )
}

/** The transaction of a status response: the requested one, unless a fault replaces it with another order's. */
export function swappedFor(
  { store, faults }: Provider,
  transaction: Transaction | undefined,
): Transaction | undefined {
  if (!transaction || !faults.take('status-swapped', transaction.orderId)) return transaction
  return store.transactions().findLast(({ orderId }) => orderId !== transaction.orderId) ?? transaction
}

/** Get Status: the notification's fields with a signature over the body's own code. */
export function statusBody(provider: Provider, transaction: Transaction): CoreBody & TransactionBody {
  const { faults } = provider
  const shown = faults.take('status-stale', transaction.orderId) ? earlierState(transaction) : transaction
  const body = signedBody(provider, shown, statusBodyCode(phaseOf(shown)), 'Success, transaction is found')
  if (faults.take('no-fraud-status', transaction.orderId)) delete body.fraud_status
  if (faults.take('status-no-custom-fields', transaction.orderId)) {
    for (const name of customFieldNames) delete body[name]
  }
  return body
}

/** A signed body with the given code and message. */
export function signedBody(
  provider: Provider,
  transaction: Transaction,
  statusCode: string,
  statusMessage: string,
): CoreBody & TransactionBody {
  const { settings, store } = provider
  const body = transactionBody(transaction, {
    statusCode,
    statusMessage,
    merchantId: settings.merchantId,
    serverKey: settings.serverKey,
    customFields: store.pageByToken(transaction.token)?.customFields ?? {},
  })
  return { ...body, status_message: statusMessage }
}

export function notFound(provider: Provider, id: string): CoreBody {
  return {
    status_code: '404',
    status_message: "Transaction doesn't exist.",
    id: provider.ids.uuid('not-found', id),
  }
}

/** The transaction before its last change. */
function earlierState(transaction: Transaction): Transaction {
  const earlier = transaction.history.at(-1)
  if (!earlier) return transaction
  const { settledAt, paidAt, ...rest } = transaction
  return { ...rest, status: earlier.status, fraud: earlier.fraud }
}
