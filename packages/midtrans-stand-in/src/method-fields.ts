import { knownMethod } from './payment-methods.ts'
import type { Transaction } from './records.ts'
import { isPaid, phaseOf } from './transaction-states.ts'
import { wireAmount, wireTime } from './wire-format.ts'

/**
 * The fields of a notification or status body that depend on the payment method. Fields without a value are omitted.
 */
export function methodFields(transaction: Transaction): Record<string, unknown> {
  const { numbers } = transaction
  switch (transaction.paymentType) {
    case 'bank_transfer':
      return bankTransferFields(transaction)
    case 'echannel':
      return { biller_code: numbers.billerCode, bill_key: numbers.billKey }
    case 'gopay':
      return transaction.status === 'settlement' ? { payment_option_type: 'GOPAY_WALLET' } : {}
    case 'qris':
      return qrisFields(transaction)
    case 'credit_card':
      return cardFields(transaction)
  }
}

function bankTransferFields(transaction: Transaction): Record<string, unknown> {
  const { bank } = knownMethod(transaction.method)
  if (bank === 'permata') return { permata_va_number: transaction.numbers.vaNumber }
  // Only BNI lists the amounts paid; for others the array is empty.
  const amounts =
    bank === 'bni' && transaction.paidAt !== undefined
      ? [{ paid_at: wireTime(transaction.paidAt), amount: wireAmount(transaction.grossAmount) }]
      : []
  return { va_numbers: [{ va_number: transaction.numbers.vaNumber, bank }], payment_amounts: amounts }
}

function qrisFields({ paidAt, numbers }: Transaction): Record<string, unknown> {
  if (paidAt === undefined) return { acquirer: 'gopay' }
  return {
    transaction_type: numbers.issuer === 'gopay' ? 'on-us' : 'off-us',
    issuer: numbers.issuer,
    acquirer: 'gopay',
    merchant_cross_reference_id: numbers.crossReferenceId,
  }
}

function cardFields(transaction: Transaction): Record<string, unknown> {
  const { numbers } = transaction
  const card = { masked_card: numbers.maskedCard, bank: numbers.cardBank, card_type: 'credit' }
  const phase = phaseOf(transaction)
  if (!isPaid(phase) && phase !== 'challenge' && transaction.paidAt === undefined) return card
  return {
    ...card,
    eci: '05',
    approval_code: numbers.approvalCode,
    three_ds_version: '2',
    challenge_completion: true,
  }
}
