import type { AdminOrder } from '@dimsum/contract/orders'
import { type Rupiah, rupiah, rupiahFromWire } from '@dimsum/domain/money'

/** What is still to be refunded if a paid order is cancelled. */
export const toRefund = ({ totalPrice, refunded }: AdminOrder): Rupiah =>
  rupiah(rupiahFromWire(totalPrice) - rupiahFromWire(refunded ?? '0'))
