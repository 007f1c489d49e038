/**
 * Payment methods (product.md sections 2 and 4). Real ones are proper names; the texts of the others are in
 * `packages/words`.
 */

export const paymentMethods = ['virtual_account', 'gopay', 'qris'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentMethodLabel = {
  virtual_account: 'Virtual Account',
  gopay: 'GoPay',
  qris: 'QRIS',
} as const satisfies Record<PaymentMethod, string>

export const virtualAccountBanks = ['BCA', 'BNI', 'BRI', 'Mandiri', 'Permata', 'CIMB'] as const

/** The simulated methods of the demo page. */
export const demoMethods = ['credit_card', 'bank_transfer', 'ewallet'] as const
export type DemoMethod = (typeof demoMethods)[number]

/** The method stored on an order that the demo or a simulation paid (product.md section 4). */
export function demoPaymentMethod<Method extends string>(method: Method): `midtrans_${Method}` {
  return `midtrans_${method}`
}
