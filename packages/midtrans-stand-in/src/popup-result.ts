import { knownMethod } from './payment-methods.ts'
import type { Provider } from './provider.ts'
import type { SnapPage, Transaction } from './records.ts'
import { notificationCode, phaseOf } from './transaction-states.ts'
import { wireAmount, wireTime } from './wire-format.ts'

/**
 * The argument of onSuccess and onPending. Its fields depend on the method, and some pending results are incomplete;
 * merchants must not rely on them. Source: https://docs.midtrans.com/reference/js-callback
 */
export function popupResult(
  provider: Provider,
  page: SnapPage,
  transaction: Transaction,
): Record<string, unknown> {
  const statusCode = notificationCode(phaseOf(transaction))
  const finish = finishAddress(provider, page, transaction, statusCode)
  const isPending = transaction.status === 'pending'
  const always = {
    status_code: statusCode,
    payment_type: resultType(transaction),
    transaction_status: transaction.status,
    ...(finish !== undefined && { finish_redirect_url: finish }),
  }
  if (isPending && always.payment_type === 'gopay') return { ...always, pdf_url: null }

  const dated = {
    ...always,
    transaction_time: wireTime(transaction.createdAt),
    fraud_status: transaction.fraud,
    ...methodResult(provider, page, transaction),
  }
  if (isPending && transaction.method === 'bca_va') return dated
  return {
    ...dated,
    status_message: 'Success, transaction is found',
    transaction_id: transaction.transactionId,
    order_id: transaction.orderId,
    gross_amount: wireAmount(transaction.grossAmount),
  }
}

/** The argument of onError; only here the message is a list. */
export const popupError = (statusCode: string, ...messages: string[]) => ({
  status_code: statusCode,
  status_message: messages,
})

/** GoPay scanned from a desktop is `qris` in the notification, yet `gopay` here. */
const resultType = ({ method, paymentType }: Transaction) => (method === 'gopay' ? 'gopay' : paymentType)

function methodResult(provider: Provider, page: SnapPage, transaction: Transaction): Record<string, unknown> {
  const { numbers, method } = transaction
  const pdf = { pdf_url: `${provider.settings.publicBaseUrl}/snap/v1/transactions/${page.token}/pdf` }
  const { bank, family } = knownMethod(method)
  switch (family) {
    case 'va': {
      if (bank === 'permata') return { permata_va_number: numbers.vaNumber, ...pdf }
      const vaNumbers = { va_numbers: [{ bank, va_number: numbers.vaNumber }] }
      if (bank !== 'bca') return { ...vaNumbers, ...pdf }
      const isPending = transaction.status === 'pending'
      return { bca_va_number: numbers.vaNumber, ...(!isPending && vaNumbers), ...pdf }
    }
    case 'bill':
      return { bill_key: numbers.billKey, biller_code: numbers.billerCode, ...pdf }
    case 'wallet':
    case 'qr':
    case 'card':
      return {}
  }
}

/** The finish URL with the result in its query; undefined when neither page nor dashboard has one. */
function finishAddress(
  provider: Provider,
  page: SnapPage,
  transaction: Transaction,
  statusCode: string,
): string | undefined {
  const finish = page.finishUrl ?? provider.settings.finishUrl
  if (finish === undefined || !URL.canParse(finish)) return undefined
  const address = new URL(finish)
  address.searchParams.set('order_id', transaction.orderId)
  address.searchParams.set('status_code', statusCode)
  address.searchParams.set('transaction_status', transaction.status)
  return address.href
}
