/** What an order's total holds besides its packages, as it stands in a line of its own on every screen and paper. */
import type { Charge } from '@dimsum/domain/order-total'
import { inIndonesian, type Sentence } from './sentence.ts'

const named = {
  delivery: inIndonesian(
    (area: string) => (area ? `Ongkir ${area}` : 'Ongkir'),
    (area) => (area ? `Delivery to ${area}` : 'Delivery'),
  ),
  promotion: inIndonesian(
    (name: string) => (name ? `Promo ${name}` : 'Promo'),
    (name) => (name ? `Promotion ${name}` : 'Promotion'),
  ),
} as const satisfies Record<Charge['kind'], unknown>

/** `Ongkir Tebet`; without a reason, as strangers read it: `Ongkir`. */
export const chargeName = ({ kind, reason }: Pick<Charge, 'kind' | 'reason'>): Sentence => named[kind](reason)
