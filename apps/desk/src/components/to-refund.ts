import type { AdminOrder } from '@dimsum/contract/orders'
import { type Rupiah, rupiah, rupiahFromWire } from '@dimsum/domain/money'

/** What is still to be refunded if an order is cancelled that is paid in full or in part. */
export const toRefund = ({ isPaid, totalPrice, refunded, amountPaid }: AdminOrder): Rupiah =>
  rupiah(
    isPaid ? rupiahFromWire(totalPrice) - rupiahFromWire(refunded ?? '0') : rupiahFromWire(amountPaid ?? '0'),
  )
