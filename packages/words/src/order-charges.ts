/** Charges and discounts of an order, each shown as a line on every screen and print. */
import type { Charge } from '@dimsum/domain/order-total'
import { inIndonesian, type Sentence } from './sentence.ts'

const named = {
  delivery: inIndonesian(
    (area: string) => (area ? `Ongkir ${area}` : 'Ongkir'),
    (area) => (area ? `Delivery to ${area}` : 'Delivery fee'),
  ),
  promotion: inIndonesian(
    (name: string) => (name ? `Promo ${name}` : 'Promo'),
    (name) => (name ? `Promotion ${name}` : 'Promotion'),
  ),
  discount: inIndonesian(
    (reason: string) => (reason ? `Potongan: ${reason}` : 'Potongan'),
    (reason) => (reason ? `Discount: ${reason}` : 'Discount'),
  ),
  extra: inIndonesian(
    (reason: string) => (reason ? `Tambahan: ${reason}` : 'Tambahan'),
    (reason) => (reason ? `Extra: ${reason}` : 'Extra charge'),
  ),
} as const satisfies Record<Charge['kind'], unknown>

/** `Ongkir Tebet`; without a reason, as on masked orders: `Ongkir`. */
export const chargeName = ({ kind, reason }: Pick<Charge, 'kind' | 'reason'>): Sentence => named[kind](reason)
