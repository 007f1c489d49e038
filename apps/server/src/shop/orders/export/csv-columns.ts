import { rupiahFromWire } from '@dimsum/domain/money'
import { orderLines } from '@dimsum/domain/order-lines'
import { formatOrderId } from '@dimsum/domain/order-number'
import { adjustmentIn, type Charge, signedAmount } from '@dimsum/domain/order-total'
import { formatPhone } from '@dimsum/domain/phone'
import { formatTime, wibDay } from '@dimsum/domain/wib-date'
import { statusBadge } from '@dimsum/words/order-status'
import { orderedPackages } from '@dimsum/words/packages'
import { paymentState } from '@dimsum/words/payment-method'
import type { OrderRow, StoredLine, StoredOrder } from '../read/orders.queries.ts'
import type { ExportedOrder, SoldPackage } from './order-export.queries.ts'

/** A column of the owner's CSV file. */
type CsvColumn = readonly [title: string, cell: (order: ExportedOrder) => string | number | null]

const goodsOf = ({ packageType: type, title }: SoldPackage): CsvColumn[] => {
  const sumOf = ({ items }: StoredOrder, figure: (line: StoredLine) => number) =>
    items.filter(({ packageType }) => packageType === type).reduce((sum, line) => sum + figure(line), 0)
  return [
    [`${title} (jumlah)`, (order) => sumOf(order, ({ quantity }) => quantity)],
    [`${title} (Rp)`, (order) => sumOf(order, ({ totalPrice }) => rupiahFromWire(totalPrice))],
  ]
}

/** `2 × Paket Sedang (20 pcs) [Isi: ayam]`, only lines with choices; null if there are none. */
const choicesOf = (order: StoredOrder) => {
  const chosen = orderLines(order).filter(({ choices }) => choices !== null)
  return chosen.length > 0 ? orderedPackages(chosen).id : null
}

/** Amount and reason of an order's charge of this kind; nulls when it has none. */
const chargeOf = ({ charges }: StoredOrder, what: Charge['kind']) => {
  const charge = charges?.find(({ kind }) => kind === what)
  return { amount: charge ? rupiahFromWire(charge.amount) : null, reason: charge?.reason ?? null }
}

/** The owner's discount (negative) or extra charge, and its reason; nulls without one. */
const adjustmentOf = ({ charges }: StoredOrder) => {
  const charge = adjustmentIn(charges ?? [])
  return { amount: charge ? signedAmount(charge) : null, reason: charge?.reason ?? null }
}

/** How a column is exported: a title for the stored text, or columns derived from it; null omits it. */
type InFile = string | readonly CsvColumn[] | 'goods' | null

const columnsOf = {
  id: [['No. Pesanan', ({ id }) => formatOrderId(id)]],
  orderDate: [
    ['Tanggal Pesan', ({ orderDate }) => wibDay(orderDate)],
    ['Jam Pesan (WIB)', ({ orderDate }) => formatTime(orderDate)],
  ],
  deliveryDate: 'Tanggal Kirim/Ambil',
  timeWindow: 'Jam Kirim/Ambil (WIB)',
  customerName: 'Nama',
  customerPhone: [['Telepon', ({ customerPhone }) => formatPhone(customerPhone)]],
  phoneKey: null,
  customerEmail: 'Email',
  customerAddress: 'Alamat',
  isDelivery: [['Pengiriman', ({ isDelivery }) => (isDelivery ? 'Diantar' : 'Ambil Sendiri')]],
  packageType: 'goods',
  quantity: null,
  pieces: null,
  charges: [
    ['Ongkir (Rp)', (order) => chargeOf(order, 'delivery').amount],
    ['Area Pengiriman', (order) => chargeOf(order, 'delivery').reason],
  ],
  totalPrice: [['Total (Rp)', ({ totalPrice }) => rupiahFromWire(totalPrice)]],
  promotionCodeId: [
    ['Potongan Promo (Rp)', (order) => chargeOf(order, 'promotion').amount],
    ['Kode Promo', (order) => chargeOf(order, 'promotion').reason],
  ],
  status: [['Status', ({ status }) => statusBadge[status].id]],
  isPaid: [['Pembayaran', (order) => paymentState(order).id]],
  paymentMethod: 'Metode Bayar',
  paidAt: [['Tanggal Bayar', ({ paidAt }) => paidAt && wibDay(paidAt)]],
  refunded: [
    ['Dikembalikan (Rp)', ({ refunded }) => (refunded === null ? null : rupiahFromWire(refunded))],
    ['Uang Bersih (Rp)', ({ netMoney }) => rupiahFromWire(netMoney)],
  ],
  stripePaymentIntentId: null,
  midtransTransactionId: 'ID Transaksi',
  midtransPaymentStatus: null,
  source: 'Sumber',
  suspicion: null,
  cancelReason: 'Alasan Batal',
  notes: [
    ['Catatan', ({ notes }) => notes],
    ['Pilihan', choicesOf],
    // Last, so that the columns before keep their positions.
    ['Potongan/Tambahan (Rp)', (order) => adjustmentOf(order).amount],
    ['Alasan Potongan/Tambahan', (order) => adjustmentOf(order).reason],
  ],
  labelPrintedAt: null,
  anonymisedAt: null,
  updatedAt: null,
  deposit: null,
  amountPaid: [
    ['Dibayar Sebagian (Rp)', ({ amountPaid }) => (amountPaid === null ? null : rupiahFromWire(amountPaid))],
  ],
  kept: [['Disimpan dari Batal (Rp)', ({ kept }) => (kept === null ? null : rupiahFromWire(kept))]],
} as const satisfies { [Name in keyof OrderRow]-?: InFile }

type TextColumn = 'customerName'

/**
 * The columns of every export in a fixed order: a bookkeeper's formulas refer to columns by position. Columns of
 * packages that were added later are therefore at the end.
 */
export const csvColumns = (sold: readonly SoldPackage[]): readonly CsvColumn[] => [
  ...Object.entries<InFile>(columnsOf).flatMap(([name, inFile]): readonly CsvColumn[] => {
    if (inFile === 'goods') return sold.filter(({ isFirst }) => isFirst).flatMap(goodsOf)
    return typeof inFile === 'string' ? [[inFile, (order) => order[name as TextColumn]]] : (inFile ?? [])
  }),
  ...sold.filter(({ isFirst }) => !isFirst).flatMap(goodsOf),
]
