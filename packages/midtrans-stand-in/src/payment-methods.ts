/**
 * The ways to pay that Snap offers, with the limits, expiries and abilities Midtrans publishes.
 * Amounts are whole rupiah, durations milliseconds.
 */
export type MethodFamily = 'va' | 'bill' | 'wallet' | 'qr' | 'card' | 'store' | 'paylater'

export type MethodCode =
  | 'bca_va'
  | 'bni_va'
  | 'bri_va'
  | 'cimb_va'
  | 'permata_va'
  | 'echannel'
  | 'other_va'
  | 'gopay'
  | 'other_qris'
  | 'shopeepay'
  | 'dana'
  | 'ovo'
  | 'credit_card'
  | 'indomaret'
  | 'alfamart'
  | 'akulaku'
  | 'kredivo'

/** `payment_type` on the wire. */
export type PaymentType =
  | 'bank_transfer'
  | 'echannel'
  | 'gopay'
  | 'qris'
  | 'shopeepay'
  | 'dana'
  | 'ovo'
  | 'credit_card'
  | 'cstore'
  | 'akulaku'
  | 'kredivo'

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
  refund: 'none' | 'whole' | 'partial'
  isReversible: boolean
}

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute
const million = 1_000_000
const billion = 1000 * million
/** Stands for "no published maximum". */
const noLimit = Number.MAX_SAFE_INTEGER

const va = {
  family: 'va',
  paymentType: 'bank_transfer',
  minAmount: 1,
  expiryMs: day,
  maxExpiryMs: 180 * day,
  refund: 'none',
  isReversible: false,
} as const
const wallet = { family: 'wallet', minAmount: 1, expiryMs: 15 * minute, isReversible: false } as const
const store = {
  family: 'store',
  paymentType: 'cstore',
  expiryMs: day,
  maxExpiryMs: 180 * day,
  refund: 'none',
} as const
const paylater = {
  family: 'paylater',
  expiryMs: 15 * minute,
  maxExpiryMs: day,
  refund: 'partial',
  isReversible: false,
} as const

/** In the order the payment page lists them. */
export const paymentMethods: readonly PaymentMethod[] = [
  {
    ...wallet,
    code: 'gopay',
    name: 'GoPay',
    paymentType: 'gopay',
    maxAmount: 20 * million,
    maxExpiryMs: 7 * day,
    refund: 'partial',
  },
  { ...va, code: 'bca_va', name: 'BCA', bank: 'bca', minAmount: 10_000, maxAmount: 20 * billion },
  {
    ...va,
    code: 'echannel',
    name: 'Mandiri',
    family: 'bill',
    paymentType: 'echannel',
    maxAmount: 50 * billion,
    isReversible: true,
  },
  { ...va, code: 'bni_va', name: 'BNI', bank: 'bni', maxAmount: noLimit },
  { ...va, code: 'bri_va', name: 'BRI', bank: 'bri', maxAmount: 20 * billion },
  {
    ...va,
    code: 'permata_va',
    name: 'Permata',
    bank: 'permata',
    maxAmount: 9_999_999_999,
    isReversible: true,
  },
  { ...va, code: 'cimb_va', name: 'CIMB Niaga', bank: 'cimb', maxAmount: 250 * million },
  { ...va, code: 'other_va', name: 'Bank lain', bank: 'bni', maxAmount: noLimit },
  {
    ...wallet,
    code: 'other_qris',
    name: 'QRIS',
    family: 'qr',
    paymentType: 'qris',
    maxAmount: 10 * million,
    maxExpiryMs: 7 * day,
    refund: 'partial',
  },
  {
    ...wallet,
    code: 'shopeepay',
    name: 'ShopeePay',
    paymentType: 'shopeepay',
    maxAmount: 20 * million,
    maxExpiryMs: 5 * day,
    refund: 'whole',
  },
  {
    ...wallet,
    code: 'dana',
    name: 'DANA',
    paymentType: 'dana',
    maxAmount: 20 * million,
    maxExpiryMs: 7 * day,
    refund: 'partial',
  },
  {
    ...wallet,
    code: 'ovo',
    name: 'OVO',
    paymentType: 'ovo',
    maxAmount: 99_999_999,
    expiryMs: 65 * second,
    maxExpiryMs: 65 * second,
    refund: 'whole',
  },
  {
    code: 'credit_card',
    name: 'Kartu',
    family: 'card',
    paymentType: 'credit_card',
    minAmount: 10_000,
    maxAmount: 999_999_999,
    expiryMs: 15 * minute,
    maxExpiryMs: 15 * minute,
    refund: 'partial',
    isReversible: false,
  },
  {
    ...store,
    code: 'indomaret',
    name: 'Indomaret',
    minAmount: 10_000,
    maxAmount: 5 * million,
    isReversible: true,
  },
  { ...store, code: 'alfamart', name: 'Alfamart', minAmount: 1, maxAmount: 2_500_000, isReversible: false },
  {
    ...paylater,
    code: 'akulaku',
    name: 'Akulaku',
    paymentType: 'akulaku',
    minAmount: 5_000,
    maxAmount: noLimit,
  },
  { ...paylater, code: 'kredivo', name: 'Kredivo', paymentType: 'kredivo', minAmount: 1, maxAmount: noLimit },
]

const byCode = new Map<string, PaymentMethod>(paymentMethods.map((method) => [method.code, method]))

const aliases: Readonly<Record<string, readonly string[]>> = {
  bank_transfer: ['bca_va', 'echannel', 'bni_va', 'bri_va', 'permata_va', 'cimb_va', 'other_va'],
  cstore: ['indomaret', 'alfamart'],
}

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
 * The methods a page shows: those asked for (all when nothing was), aliases widened, unknown names dropped,
 * and none whose published limits the amount breaks.
 */
export function methodsFor(grossAmount: number, asked: readonly string[] | undefined): PaymentMethod[] {
  const wanted = asked && new Set(asked.flatMap((name) => aliases[name] ?? [name]))
  return paymentMethods.filter(
    (method) =>
      (wanted === undefined || wanted.has(method.code)) &&
      grossAmount >= method.minAmount &&
      grossAmount <= method.maxAmount,
  )
}

/** What the state table needs to know of a method. */
export function abilitiesOf(method: PaymentMethod) {
  return {
    isCard: method.family === 'card',
    isReversible: method.isReversible,
    isRefundable: method.refund !== 'none',
  }
}
