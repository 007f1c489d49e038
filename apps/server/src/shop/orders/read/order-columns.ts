import type { PlaceOrder } from '@dimsum/contract/place-order'
import { packages } from '@dimsum/domain/catalogue'
import { maskedText, maskName } from '@dimsum/domain/masking'
import { rupiahFromWire } from '@dimsum/domain/money'
import { formatOrderId } from '@dimsum/domain/order-number'
import type { Charge } from '@dimsum/domain/order-total'
import { formatPhone } from '@dimsum/domain/phone'
import { formatTime, wibDay } from '@dimsum/domain/wib-date'
import { statusBadge } from '@dimsum/words/order-status'
import type { OrderWord } from '@dimsum/words/order-words'
import { paymentState } from '@dimsum/words/payment-method'
import type { OrderRow } from './order-row.queries.ts'
import type { StoredOrder } from './orders.queries.ts'

/** A column of the owner's CSV file. */
export type CsvColumn = readonly [title: string, cell: (order: StoredOrder) => string | number | null]

/** What has to be decided about a column of `orders`; one that is not described below does not compile. */
type OrderColumn<Value> = {
  /** Who writes it first: the customer in the form, the shop as it takes the order, or the database and whatever happens later. */
  from: 'form' | 'shop' | 'later'
  /**
   * Who reads it. `holder`: whoever has a right to the order, and the owner; anyone else reads `masked`, or null. `owner`: null
   * for others. `desk`: not even named in a customer's answer. `program`: in no answer.
   */
  seenBy: 'anyone' | 'holder' | 'owner' | 'desk' | 'program'
  masked?: (value: Value) => Value | string
  /** What stands there once its customer is forgotten; `keep` where it tells nothing of a person. */
  erased: 'keep' | Erased | (Value extends null ? null : never)
  /** A title for the text as it is stored, or the columns made of it; null leaves it out of the file. */
  csv: string | readonly CsvColumn[] | null
}
type Erased = '' | 'Data dihapus'

const mark = () => maskedText
/** What the total is made of, without saying where its customer lives. */
const withoutReasons = (charges: OrderRow['charges']) =>
  charges?.map((charge) => ({ ...charge, reason: '' })) ?? null

const goods = packages.flatMap(({ type, shortName }): CsvColumn[] => {
  const lineOf = ({ items }: StoredOrder) => items.find(({ packageType }) => packageType === type)
  return [
    [`${shortName} (jumlah)`, (order) => lineOf(order)?.quantity ?? 0],
    [`${shortName} (Rp)`, (order) => rupiahFromWire(lineOf(order)?.totalPrice ?? '0')],
  ]
})

/** What came for an order without what went back of it. */
const netMoneyOf = ({ isPaid, totalPrice, refunded }: StoredOrder) =>
  (isPaid ? rupiahFromWire(totalPrice) : 0) - rupiahFromWire(refunded ?? '0')

/** What an order was charged with, or let off, for this; nulls where it was not. */
const chargeOf = ({ charges }: StoredOrder, what: Charge['kind']) => {
  const charge = charges?.find(({ kind }) => kind === what)
  return { amount: charge ? rupiahFromWire(charge.amount) : null, reason: charge?.reason ?? null }
}

/** Every column of `orders`; the CSV file has its columns in this order. */
export const orderColumns = {
  id: {
    from: 'later',
    seenBy: 'anyone',
    erased: 'keep',
    csv: [['No. Pesanan', ({ id }) => formatOrderId(id)]],
  },
  orderDate: {
    from: 'later',
    seenBy: 'anyone',
    erased: 'keep',
    csv: [
      ['Tanggal Pesan', ({ orderDate }) => wibDay(orderDate)],
      ['Jam Pesan (WIB)', ({ orderDate }) => formatTime(orderDate)],
    ],
  },
  deliveryDate: { from: 'form', seenBy: 'holder', erased: 'keep', csv: 'Tanggal Kirim/Ambil' },
  timeWindow: { from: 'form', seenBy: 'holder', erased: 'keep', csv: 'Jam Kirim/Ambil (WIB)' },
  customerName: { from: 'form', seenBy: 'holder', masked: maskName, erased: 'Data dihapus', csv: 'Nama' },
  customerPhone: {
    from: 'form',
    seenBy: 'holder',
    masked: mark,
    erased: '',
    csv: [['Telepon', ({ customerPhone }) => formatPhone(customerPhone)]],
  },
  phoneKey: { from: 'shop', seenBy: 'program', erased: '', csv: null },
  customerEmail: { from: 'form', seenBy: 'holder', erased: null, csv: 'Email' },
  customerAddress: { from: 'form', seenBy: 'holder', masked: mark, erased: '', csv: 'Alamat' },
  isDelivery: {
    from: 'form',
    seenBy: 'anyone',
    erased: 'keep',
    csv: [['Pengiriman', ({ isDelivery }) => (isDelivery ? 'Diantar' : 'Ambil Sendiri')]],
  },
  packageType: { from: 'later', seenBy: 'anyone', erased: 'keep', csv: goods },
  quantity: { from: 'later', seenBy: 'anyone', erased: 'keep', csv: null },
  pieces: { from: 'later', seenBy: 'desk', erased: 'keep', csv: null },
  charges: {
    from: 'shop',
    seenBy: 'holder',
    masked: withoutReasons,
    // An area is where thousands live; without the amounts the total could not be explained any more.
    erased: 'keep',
    csv: [
      ['Ongkir (Rp)', (order) => chargeOf(order, 'delivery').amount],
      ['Area Pengiriman', (order) => chargeOf(order, 'delivery').reason],
    ],
  },
  totalPrice: {
    from: 'later',
    seenBy: 'anyone',
    erased: 'keep',
    csv: [['Total (Rp)', ({ totalPrice }) => rupiahFromWire(totalPrice)]],
  },
  promotionCodeId: {
    from: 'shop',
    seenBy: 'program',
    erased: 'keep',
    csv: [
      ['Potongan Promo (Rp)', (order) => chargeOf(order, 'promotion').amount],
      ['Kode Promo', (order) => chargeOf(order, 'promotion').reason],
    ],
  },
  status: {
    from: 'later',
    seenBy: 'anyone',
    erased: 'keep',
    csv: [['Status', ({ status }) => statusBadge[status].id]],
  },
  isPaid: {
    from: 'later',
    seenBy: 'anyone',
    erased: 'keep',
    csv: [['Pembayaran', (order) => paymentState(order).id]],
  },
  paymentMethod: { from: 'later', seenBy: 'holder', erased: 'keep', csv: 'Metode Bayar' },
  paidAt: {
    from: 'later',
    seenBy: 'holder',
    erased: 'keep',
    csv: [['Tanggal Bayar', ({ paidAt }) => paidAt && wibDay(paidAt)]],
  },
  refunded: {
    from: 'later',
    seenBy: 'holder',
    erased: 'keep',
    csv: [
      ['Dikembalikan (Rp)', ({ refunded }) => (refunded === null ? null : rupiahFromWire(refunded))],
      ['Uang Bersih (Rp)', netMoneyOf],
    ],
  },
  stripePaymentIntentId: { from: 'later', seenBy: 'owner', erased: 'keep', csv: null },
  midtransTransactionId: { from: 'later', seenBy: 'owner', erased: 'keep', csv: 'ID Transaksi' },
  midtransPaymentStatus: { from: 'later', seenBy: 'holder', erased: 'keep', csv: null },
  source: { from: 'shop', seenBy: 'desk', erased: 'keep', csv: 'Sumber' },
  suspicion: { from: 'shop', seenBy: 'desk', erased: null, csv: null },
  cancelReason: { from: 'later', seenBy: 'holder', erased: null, csv: 'Alasan Batal' },
  notes: { from: 'form', seenBy: 'holder', erased: null, csv: 'Catatan' },
  labelPrintedAt: { from: 'later', seenBy: 'desk', erased: 'keep', csv: null },
  holdsCapacity: { from: 'later', seenBy: 'program', erased: 'keep', csv: null },
  anonymisedAt: { from: 'later', seenBy: 'program', erased: 'keep', csv: null },
  updatedAt: { from: 'later', seenBy: 'program', erased: 'keep', csv: null },
} as const satisfies { [Name in keyof OrderRow]-?: OrderColumn<OrderRow[Name]> }

export type OrderColumnName = keyof typeof orderColumns

type NamesWith<Key extends 'from' | 'seenBy', Word> = {
  [Name in OrderColumnName]: (typeof orderColumns)[Name][Key] extends Word ? Name : never
}[OrderColumnName]

/** What the customer fills in, under the same names as in the request. */
export type FormColumn = NamesWith<'from', 'form'>
/** What an order is placed with. */
export type PlacedColumn = NamesWith<'from', 'form' | 'shop'>

/** Does not compile unless both name the same. */
export type Same<A, B> = [A, B] extends [B, A] ? true : never
type InItsOwnPlace = 'customerName' | 'customerPhone' | 'customerEmail' | 'customerAddress'
/** Every field of the form is stored; each stands in a place of its own on screens and papers, or among the order's words. */
export const everyFieldIsStored: Same<
  FormColumn,
  Exclude<
    keyof PlaceOrder,
    'packageType' | 'quantity' | 'items' | 'website' | 'deliveryAreaId' | 'promotionCode'
  >
> = true
export const everyFieldIsShown: Same<
  FormColumn,
  InItsOwnPlace | 'deliveryDate' | 'timeWindow' | 'isDelivery' | OrderWord
> = true

/** What a customer's answer names, and what the owner's names. */
export type HolderColumn = NamesWith<'seenBy', 'anyone' | 'holder' | 'owner'>
export type OwnerColumn = Exclude<OrderColumnName, NamesWith<'seenBy', 'program'>>

/** The names of the columns for which `isWanted` holds, in the order above. */
export const columnsWhere = <Name extends OrderColumnName>(
  isWanted: (column: OrderColumn<never>) => boolean,
): readonly Name[] =>
  (Object.keys(orderColumns) as Name[]).filter((name) => isWanted(orderColumns[name] as OrderColumn<never>))
