/** The ways to pay, and the words for paid and unpaid (product.md sections 2 and 4). */

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

export const demoMethodLabel = {
  credit_card: 'Credit Card',
  bank_transfer: 'Bank Transfer',
  ewallet: 'E-Wallet',
} as const satisfies Record<DemoMethod, string>

/** What a payment without money, of the demo or a simulation, writes as the order's method (product.md section 4). */
export function demoPaymentMethod<Method extends string>(method: Method): `midtrans_${Method}` {
  return `midtrans_${method}`
}

/** Payment pages and admin. */
export function isPaidEnglish(isPaid: boolean): 'Paid' | 'Pending Payment' {
  return isPaid ? 'Paid' : 'Pending Payment'
}
