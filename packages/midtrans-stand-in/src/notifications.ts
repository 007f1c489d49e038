import { forgedCopies } from './forged-notifications.ts'
import type { Provider } from './provider.ts'
import type { Transaction } from './records.ts'
import { signatureOf } from './signature.ts'
import { type TransactionBody, transactionBody } from './transaction-body.ts'
import { isPaid, notificationCode, phaseOf } from './transaction-states.ts'

/** Delay of a delayed notification in milliseconds, unless the fault sets another. */
const usualDelayMs = 60_000

/**
 * Notifies the merchant of a transaction's current state, with the notification faults armed for its order. Resolves
 * when the first deliveries were answered; retries continue in the background.
 */
export async function notify(provider: Provider, transaction: Transaction): Promise<void> {
  const body = notificationBody(provider, transaction)
  const { faults } = provider
  const { orderId, transactionId, status } = transaction
  const armed = (name: Parameters<typeof faults.take>[0]) => faults.take(name, orderId, status)

  for (const forged of forgedCopies(provider, body)) void post(provider, transaction, forged)

  if (armed('notification-lost')) return
  if (isPaid(phaseOf(transaction)) && armed('success-without-notification')) return
  if (status === 'pending' && armed('notification-settlement-first')) {
    provider.heldBack.set(transactionId, body)
    return
  }

  const delayed = armed('notification-delayed')
  const delayMs = delayed ? (delayed.delayMs ?? usualDelayMs) : 0
  if (armed('notification-duplicate-concurrent')) {
    await Promise.all([
      post(provider, transaction, body, { delayMs, atOnce: true }),
      post(provider, transaction, body, { delayMs, atOnce: true }),
    ])
  } else await post(provider, transaction, body, { delayMs })
  const held = provider.heldBack.get(transactionId)
  if (held) {
    provider.heldBack.delete(transactionId)
    await post(provider, transaction, held)
  }
}

/** The signed body of a transaction's current state, before delivery faults. */
function notificationBody(provider: Provider, transaction: Transaction): TransactionBody {
  const { settings, store, faults } = provider
  const body = transactionBody(transaction, {
    statusCode: notificationCode(phaseOf(transaction)),
    statusMessage: 'midtrans payment notification',
    merchantId: settings.merchantId,
    serverKey: settings.serverKey,
    customFields: store.pageByToken(transaction.token)?.customFields ?? {},
  })
  if (faults.take('no-fraud-status', transaction.orderId, transaction.status)) delete body.fraud_status
  if (faults.take('extra-fields', transaction.orderId, transaction.status)) {
    return { ...body, settlement_batch: '7', risk: { score: 3, rules: ['velocity'] }, is_retry: false }
  }
  return body
}

async function post(
  provider: Provider,
  transaction: Transaction,
  body: TransactionBody,
  options?: { delayMs?: number; atOnce?: boolean },
): Promise<void> {
  const page = provider.store.pageByToken(transaction.token)
  const { override, append = [] } = page?.routing ?? {}
  const urls = override ?? [...provider.settings.notificationUrls, ...append]
  // Each URL gets its own copy.
  await Promise.all(urls.map((url) => sendBody(provider, url, body, options)))
}

function sendBody(
  provider: Provider,
  url: string,
  body: TransactionBody,
  options?: { delayMs?: number; atOnce?: boolean },
): Promise<void> {
  const message = {
    url,
    orderId: body.order_id,
    transactionId: body.transaction_id,
    transactionStatus: body.transaction_status,
    body: JSON.stringify(body),
  }
  return provider.outbox.send(message, options)
}

/**
 * Signs queued notifications again with the current key after a restart. A shop in demo mode may generate new keys at
 * every start, and would refuse the old signatures.
 */
export function signWaitingAgain({ store, settings }: Provider): void {
  for (const delivery of store.deliveries()) {
    if (delivery.state !== 'waiting') continue
    const body: TransactionBody = JSON.parse(delivery.body)
    const signed = { ...body, signature_key: signatureOf(body, settings.serverKey) }
    store.saveDelivery({ ...delivery, body: JSON.stringify(signed) })
  }
}

/**
 * The dashboard's test button: a correctly signed notification for an order that does not exist, in the format that
 * integrators recorded. Resolves to the posted body when its first delivery was answered.
 */
export async function sendDashboardTest(provider: Provider): Promise<TransactionBody> {
  const { settings, ids } = provider
  const signed = {
    status_code: '200',
    order_id: `payment_notif_test_${settings.merchantId}_${ids.uuid('dashboard-test')}`,
    gross_amount: '105000.00',
  }
  const body: TransactionBody = {
    transaction_time: '2023-11-15 18:45:13',
    transaction_status: 'settlement',
    transaction_id: ids.uuid('dashboard-test-transaction'),
    status_message: 'midtrans payment notification',
    ...signed,
    payment_type: 'gopay',
    merchant_id: settings.merchantId,
    fraud_status: 'accept',
    currency: 'IDR',
    settlement_time: '2023-11-15 22:45:13',
    signature_key: signatureOf(signed, settings.serverKey),
  }
  await Promise.all(settings.notificationUrls.map((url) => sendBody(provider, url, body)))
  return body
}
