import { scheduleExpiry } from './expiry.ts'
import type { Ids } from './ids.ts'
import { notify } from './notifications.ts'
import type { PaymentMethod } from './payment-methods.ts'
import type { Provider } from './provider.ts'
import type { MethodNumbers, SnapPage, Transaction } from './records.ts'

export interface BeginOptions {
  /** GoPay becomes QRIS when a QR is shown instead of opening the app. */
  byQr?: boolean
}

/**
 * The customer confirms a method: a new transaction begins under the page's order id, and the merchant gets `pending`.
 * Resolves when the first delivery of that notification was answered.
 */
export function beginTransaction(
  provider: Provider,
  page: SnapPage,
  method: PaymentMethod,
  options: BeginOptions = {},
): { transaction: Transaction; notified: Promise<void> } {
  const { ids, schedule, store } = provider
  const nth = String(store.transactionsOf(page.orderId).length + 1)
  const now = schedule.now()
  const shownAsQr = method.code === 'gopay' && options.byQr === true

  const transaction: Transaction = {
    transactionId: ids.uuid('transaction', page.orderId, nth),
    token: page.token,
    orderId: page.orderId,
    method: method.code,
    paymentType: shownAsQr ? 'qris' : method.paymentType,
    grossAmount: page.grossAmount,
    status: 'pending',
    fraud: 'accept',
    createdAt: now,
    expiresAt: expiryOf(page, method, now),
    numbers: numbersFor(ids, method, `${page.orderId} ${nth}`),
    refunds: [],
    history: [],
  }
  store.saveTransaction(transaction)
  scheduleExpiry(provider, transaction)
  return { transaction, notified: notify(provider, transaction) }
}

/** The merchant's expiry if given, else the method's own; at most the method's max. */
function expiryOf(page: SnapPage, method: PaymentMethod, now: number): number {
  const wanted = page.expiry ? (page.expiry.startsAt ?? now) + page.expiry.durationMs : now + method.expiryMs
  return Math.min(wanted, now + method.maxExpiryMs)
}

const vaPrefixes = { bca: '70001', bni: '988', bri: '12345', permata: '850', cimb: '5149' } as const

function numbersFor(ids: Ids, method: PaymentMethod, subject: string): MethodNumbers {
  switch (method.family) {
    case 'va':
      return method.bank ? { vaNumber: vaPrefixes[method.bank] + ids.digits(11, 'va', subject) } : {}
    case 'bill':
      return { billerCode: '70012', billKey: ids.digits(12, 'bill', subject) }
    case 'card':
      return {
        approvalCode: ids.digits(13, 'approval', subject),
        ...{ maskedCard: '48111111-1114', cardBank: 'bni' },
      }
    case 'wallet':
    case 'qr':
      return {
        approvalCode: ids.digits(12, 'approval', subject),
        issuer: method.code === 'other_qris' ? 'dana' : method.code,
        crossReferenceId: ids.uuid('cross-reference', subject),
      }
  }
}
