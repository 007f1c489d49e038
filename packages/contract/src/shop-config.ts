import { z } from 'zod'

/** `demo`: no money moves. `sandbox`: the provider's test bank. `production`: real money. */
export const paymentModes = ['demo', 'sandbox', 'production'] as const
export const PaymentModeField = z.enum(paymentModes)
export type PaymentMode = z.infer<typeof PaymentModeField>

/** What any browser may know of the shop's settings. */
export const ShopConfig = z.object({
  shop: z.object({
    name: z.string(),
    founder: z.string(),
    phone: z.string(),
    email: z.string(),
    whatsapp: z.string(),
    /** Number of the halal certificate; empty while none is given. */
    halalCertificate: z.string(),
  }),
  payment: z.object({
    mode: PaymentModeField,
    /** The provider's public key, made for browsers. */
    clientKey: z.string(),
    /** Address of the provider's popup script. */
    scriptUrl: z.string(),
    /** Whether the owner offers QRIS beside virtual account and GoPay. */
    qris: z.boolean(),
  }),
})
export type ShopConfig = z.infer<typeof ShopConfig>
