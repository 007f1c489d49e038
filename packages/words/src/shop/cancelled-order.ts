import { formatRupiah, rupiahFromWire } from '@dimsum/domain/money'
import { fillIndonesian, inIndonesian, type Sentence } from '../sentence.ts'

type CancelledMoney = {
  readonly isPaid: boolean
  readonly amountPaid?: string | null | undefined
  readonly refunded?: string | null | undefined
  readonly kept?: string | null | undefined
}

/** A paid order that was cancelled, on payment page and invoice. */
const paidAndCancelled = inIndonesian(
  'Pesanan ini dibatalkan setelah dibayar. Kami akan menghubungi Anda untuk mengembalikan uangnya.',
  'This order was cancelled after it was paid. We will contact you to return your money.',
)

const refunded = fillIndonesian(
  'Pesanan ini dibatalkan. {amount} sudah kami kembalikan.',
  'This order was cancelled. We have given {amount} back.',
)

const kept = fillIndonesian(
  'Pesanan ini dibatalkan. {amount} tidak dikembalikan.',
  'This order was cancelled. {amount} is not given back.',
)

/** The money of a cancelled order: what was refunded, else the promise to refund it, else what is kept. */
export function cancelledRefund(order: CancelledMoney, promise = paidAndCancelled): Sentence | null {
  if (order.refunded && !order.amountPaid) return refunded(formatRupiah(rupiahFromWire(order.refunded)))
  if (order.amountPaid || (order.isPaid && !order.kept)) return promise
  return order.kept ? kept(formatRupiah(rupiahFromWire(order.kept))) : null
}
