import type { AdminOrder } from '@dimsum/contract/orders'
import { type Rupiah, rupiah, rupiahFromWire } from '@dimsum/domain/money'

/** What is still to be refunded, and not kept, if an order is cancelled that is paid in full or in part. */
export const toRefund = ({ isPaid, totalPrice, refunded, kept, amountPaid }: AdminOrder): Rupiah =>
  rupiah(
    isPaid
      ? rupiahFromWire(totalPrice) - rupiahFromWire(refunded ?? '0') - rupiahFromWire(kept ?? '0')
      : rupiahFromWire(amountPaid ?? '0'),
  )
