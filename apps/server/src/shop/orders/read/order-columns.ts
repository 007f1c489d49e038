import { maskedText, maskName } from '@dimsum/domain/masking'
import type { OrderRow } from './orders.queries.ts'

/** What must be declared about every column of `orders`; a column without an entry below does not compile. */
type OrderColumn<Value> = {
  /**
   * Who writes it first: the customer in the form, the shop when it stores the order, or the database and later
   * changes.
   */
  from: 'form' | 'shop' | 'later'
  /**
   * Who reads it. `holder`: callers with access to the order, and the owner; others read `masked`, or null. `owner`:
   * null for others. `desk`: not a field of customers' responses. `program`: in no response.
   */
  seenBy: 'anyone' | 'holder' | 'owner' | 'desk' | 'program'
  masked?: (value: Value) => Value | string
  /** The value after an erasure; `keep` where it is not personal data. */
  erased: 'keep' | Erased | (Value extends null ? null : never)
}
type Erased = '' | 'Data dihapus'

const mark = () => maskedText
/** The charges without their reasons, which reveal where the customer lives. */
const withoutReasons = (charges: OrderRow['charges']) =>
  charges?.map((charge) => ({ ...charge, reason: '' })) ?? null

/** Every column of `orders`. */
export const orderColumns = {
  id: { from: 'later', seenBy: 'anyone', erased: 'keep' },
  orderDate: { from: 'later', seenBy: 'anyone', erased: 'keep' },
  deliveryDate: { from: 'form', seenBy: 'holder', erased: 'keep' },
  timeWindow: { from: 'form', seenBy: 'holder', erased: 'keep' },
  customerName: { from: 'form', seenBy: 'holder', masked: maskName, erased: 'Data dihapus' },
  customerPhone: { from: 'form', seenBy: 'holder', masked: mark, erased: '' },
  phoneKey: { from: 'shop', seenBy: 'program', erased: '' },
  customerEmail: { from: 'form', seenBy: 'holder', erased: null },
  customerAddress: { from: 'form', seenBy: 'holder', masked: mark, erased: '' },
  isDelivery: { from: 'form', seenBy: 'anyone', erased: 'keep' },
  packageType: { from: 'later', seenBy: 'anyone', erased: 'keep' },
  quantity: { from: 'later', seenBy: 'anyone', erased: 'keep' },
  pieces: { from: 'later', seenBy: 'desk', erased: 'keep' },
  charges: {
    from: 'shop',
    seenBy: 'holder',
    masked: withoutReasons,
    // An area has thousands of inhabitants; without the amounts the total could not be explained any more. An erasure
    // removes the owner's reasons.
    erased: 'keep',
  },
  totalPrice: { from: 'later', seenBy: 'anyone', erased: 'keep' },
  promotionCodeId: { from: 'shop', seenBy: 'program', erased: 'keep' },
  status: { from: 'later', seenBy: 'anyone', erased: 'keep' },
  isPaid: { from: 'later', seenBy: 'anyone', erased: 'keep' },
  paymentMethod: { from: 'later', seenBy: 'holder', erased: 'keep' },
  paidAt: { from: 'later', seenBy: 'holder', erased: 'keep' },
  refunded: { from: 'later', seenBy: 'holder', erased: 'keep' },
  deposit: { from: 'shop', seenBy: 'holder', erased: 'keep' },
  amountPaid: { from: 'later', seenBy: 'anyone', erased: 'keep' },
  kept: { from: 'later', seenBy: 'holder', erased: 'keep' },
  stripePaymentIntentId: { from: 'later', seenBy: 'owner', erased: 'keep' },
  midtransTransactionId: { from: 'later', seenBy: 'owner', erased: 'keep' },
  midtransPaymentStatus: { from: 'later', seenBy: 'holder', erased: 'keep' },
  source: { from: 'shop', seenBy: 'desk', erased: 'keep' },
  suspicion: { from: 'shop', seenBy: 'desk', erased: null },
  cancelReason: { from: 'later', seenBy: 'holder', erased: null },
  notes: { from: 'form', seenBy: 'holder', erased: null },
  labelPrintedAt: { from: 'later', seenBy: 'desk', erased: 'keep' },
  anonymisedAt: { from: 'later', seenBy: 'program', erased: 'keep' },
  updatedAt: { from: 'later', seenBy: 'program', erased: 'keep' },
} as const satisfies { [Name in keyof OrderRow]-?: OrderColumn<OrderRow[Name]> }

export type OrderColumnName = keyof typeof orderColumns

type NamesWith<Key extends 'from' | 'seenBy', Word> = {
  [Name in OrderColumnName]: (typeof orderColumns)[Name][Key] extends Word ? Name : never
}[OrderColumnName]

/** Columns that the customer fills in, under the same names as in the request. */
export type FormColumn = NamesWith<'from', 'form'>
/** Columns that are set when an order is placed. */
export type PlacedColumn = NamesWith<'from', 'form' | 'shop'>

/** Columns in responses to customers, and in those to the owner. */
export type HolderColumn = NamesWith<'seenBy', 'anyone' | 'holder' | 'owner'>
export type OwnerColumn = Exclude<OrderColumnName, NamesWith<'seenBy', 'program'>>

/** The names of the columns for which `isWanted` holds, in the order above. */
export const columnsWhere = <Name extends OrderColumnName>(
  isWanted: (column: OrderColumn<never>) => boolean,
): readonly Name[] =>
  (Object.keys(orderColumns) as Name[]).filter((name) => isWanted(orderColumns[name] as OrderColumn<never>))
