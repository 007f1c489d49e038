import type { Feature } from '../platform/http/app.ts'
import type { ShopParts } from '../shop/shop-parts.ts'
import type { PaymentParts } from './payment-parts.ts'

/** The dependencies of the payment routes. */
export type PaymentAppParts = ShopParts & {
  payments: PaymentParts
  /** Origin of the payment stand-in, mounted under `/midtrans` in demo mode. */
  standInUrl?: string
}

export type PaymentFeature = Feature<PaymentAppParts>
