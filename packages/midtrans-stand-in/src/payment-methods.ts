/**
 * The payment methods of the shop, and cards, which only tests use for their review and chargebacks. Limits, expiries
 * and abilities are those that Midtrans publishes. Amounts are whole rupiah, durations milliseconds.
 */
export type MethodFamily = 'va' | 'bill' | 'wallet' | 'qr' | 'card'

export type MethodCode =
  | 'bca_va'
  | 'bni_va'
  | 'bri_va'
  | 'cimb_va'
  | 'permata_va'
  | 'echannel'
  | 'gopay'
  | 'other_qris'
  | 'credit_card'

/** `payment_type` on the wire. */
export type PaymentType = 'bank_transfer' | 'echannel' | 'gopay' | 'qris' | 'credit_card'

export interface PaymentMethod {
  code: MethodCode
  name: string
  family: MethodFamily
  paymentType: PaymentType
  /** The bank that issues the account number. */
  bank?: 'bca' | 'bni' | 'bri' | 'cimb' | 'permata'
  minAmount: number
  maxAmount: number
  expiryMs: number
  maxExpiryMs: number
  isRefundable: boolean
  isReversible: boolean
}

const minute = 60_000
const day = 24 * 60 * minute
const million = 1_000_000
const billion = 1000 * million

const va = {
  family: 'va',
  paymentType: 'bank_transfer',
  minAmount: 1,
  // BNI publishes no max.
  maxAmount: Number.MAX_SAFE_INTEGER,
  expiryMs: day,
  maxExpiryMs: 180 * day,
  isRefundable: false,
  isReversible: false,
} as const
const wallet = {
  minAmount: 1,
  expiryMs: 15 * minute,
  maxExpiryMs: 7 * day,
  isRefundable: true,
  isReversible: false,
} as const

/** In the order of the payment page. */
export const paymentMethods: readonly PaymentMethod[] = [
  {
    ...wallet,
    code: 'gopay',
    name: 'GoPay',
    family: 'wallet',
    paymentType: 'gopay',
    maxAmount: 20 * million,
  },
  { ...wallet, code: 'other_qris', name: 'QRIS', family: 'qr', paymentType: 'qris', maxAmount: 10 * million },
  { ...va, code: 'bca_va', name: 'BCA', bank: 'bca', minAmount: 10_000, maxAmount: 20 * billion },
  {
    ...va,
    ...{ code: 'echannel', name: 'Mandiri', family: 'bill', paymentType: 'echannel' },
    ...{ maxAmount: 50 * billion, isReversible: true },
  },
  { ...va, code: 'bni_va', name: 'BNI', bank: 'bni' },
  { ...va, code: 'bri_va', name: 'BRI', bank: 'bri', maxAmount: 20 * billion },
  {
    ...va,
    ...{ code: 'permata_va', name: 'Permata', bank: 'permata' },
    ...{ maxAmount: 9_999_999_999, isReversible: true },
  },
  { ...va, code: 'cimb_va', name: 'CIMB Niaga', bank: 'cimb', maxAmount: 250 * million },
  {
    ...wallet,
    ...{ code: 'credit_card', name: 'Kartu', family: 'card', paymentType: 'credit_card' },
    ...{ minAmount: 10_000, maxAmount: 999_999_999, maxExpiryMs: 15 * minute },
  },
]

const byCode = new Map<string, PaymentMethod>(paymentMethods.map((method) => [method.code, method]))

export function methodByCode(code: string): PaymentMethod | undefined {
  return byCode.get(code)
}

/** The method of a stored transaction; its code was checked when the transaction began. */
export function knownMethod(code: MethodCode): PaymentMethod {
  const method = byCode.get(code)
  if (!method) throw new Error(`No payment method has the code ${code}`)
  return method
}

/**
 * The methods of a page: the requested ones (all by default), without unknown names and without those whose limits
 * exclude the amount.
 */
export function methodsFor(grossAmount: number, asked: readonly string[] | undefined): PaymentMethod[] {
  return paymentMethods.filter(
    ({ code, family, minAmount, maxAmount }) =>
      family !== 'card' &&
      (asked === undefined || asked.includes(code)) &&
      grossAmount >= minAmount &&
      grossAmount <= maxAmount,
  )
}

/** The abilities that the state table depends on. */
export function abilitiesOf({ family, isReversible, isRefundable }: PaymentMethod) {
  return { isCard: family === 'card', isReversible, isRefundable }
}
