import type { Feature } from '../platform/http/app.ts'
import type { ShopParts } from '../shop/shop-parts.ts'
import type { PaymentParts } from './payment-parts.ts'

/** What the features of payment are made of. */
export type PaymentAppParts = ShopParts & {
  /** The payment provider and the rules for it. */
  payments: PaymentParts
  /** Origin of the payment stand-in, mounted under `/midtrans` in demo mode. */
  standInUrl?: string
}

export type PaymentFeature = Feature<PaymentAppParts>
