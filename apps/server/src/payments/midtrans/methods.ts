import type { PaymentMethod } from '@dimsum/domain/payment-method'
import type { RefundReach } from '@dimsum/domain/refund'

/** `enabled_payments` per payment method: https://docs.midtrans.com/reference/request-body-json-parameter */
export const enabledPayments = {
  virtual_account: ['bca_va', 'bni_va', 'bri_va', 'echannel', 'permata_va', 'cimb_va'],
  gopay: ['gopay'],
  qris: ['other_qris'],
} as const satisfies Record<PaymentMethod, readonly string[]>

/**
 * Bank transfers and stores cannot be refunded by a call, some wallets only in full:
 * https://docs.midtrans.com/reference/refund-transaction
 */
export const refundReachOf = (paymentType: string | null): RefundReach => {
  switch (paymentType) {
    case 'credit_card':
    case 'gopay':
    case 'qris':
    case 'dana':
    case 'kredivo':
    case 'akulaku':
      return 'any'
    case 'shopeepay':
    case 'ovo':
      return 'whole'
    default:
      return 'none'
  }
}

/** The shop's payment method for a `payment_type`; null for others. */
export const methodOfType = (paymentType: string | null): PaymentMethod | null => {
  switch (paymentType) {
    case 'bank_transfer':
    case 'echannel':
      return 'virtual_account'
    case 'gopay':
    case 'qris':
      return paymentType
    default:
      return null
  }
}
