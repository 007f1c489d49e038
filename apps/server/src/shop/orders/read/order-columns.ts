import { maskedText, maskName } from '@dimsum/domain/masking'
import type { OrderRow } from './order-row.queries.ts'

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
}
type Erased = '' | 'Data dihapus'

const mark = () => maskedText
/** What the total is made of, without saying where its customer lives. */
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
    // An area is where thousands live; without the amounts the total could not be explained any more.
    erased: 'keep',
  },
  totalPrice: { from: 'later', seenBy: 'anyone', erased: 'keep' },
  promotionCodeId: { from: 'shop', seenBy: 'program', erased: 'keep' },
  status: { from: 'later', seenBy: 'anyone', erased: 'keep' },
  isPaid: { from: 'later', seenBy: 'anyone', erased: 'keep' },
  paymentMethod: { from: 'later', seenBy: 'holder', erased: 'keep' },
  paidAt: { from: 'later', seenBy: 'holder', erased: 'keep' },
  refunded: { from: 'later', seenBy: 'holder', erased: 'keep' },
  stripePaymentIntentId: { from: 'later', seenBy: 'owner', erased: 'keep' },
  midtransTransactionId: { from: 'later', seenBy: 'owner', erased: 'keep' },
  midtransPaymentStatus: { from: 'later', seenBy: 'holder', erased: 'keep' },
  source: { from: 'shop', seenBy: 'desk', erased: 'keep' },
  suspicion: { from: 'shop', seenBy: 'desk', erased: null },
  cancelReason: { from: 'later', seenBy: 'holder', erased: null },
  notes: { from: 'form', seenBy: 'holder', erased: null },
  labelPrintedAt: { from: 'later', seenBy: 'desk', erased: 'keep' },
  holdsCapacity: { from: 'later', seenBy: 'program', erased: 'keep' },
  anonymisedAt: { from: 'later', seenBy: 'program', erased: 'keep' },
  updatedAt: { from: 'later', seenBy: 'program', erased: 'keep' },
} as const satisfies { [Name in keyof OrderRow]-?: OrderColumn<OrderRow[Name]> }

export type OrderColumnName = keyof typeof orderColumns

type NamesWith<Key extends 'from' | 'seenBy', Word> = {
  [Name in OrderColumnName]: (typeof orderColumns)[Name][Key] extends Word ? Name : never
}[OrderColumnName]

/** What the customer fills in, under the same names as in the request. */
export type FormColumn = NamesWith<'from', 'form'>
/** What an order is placed with. */
export type PlacedColumn = NamesWith<'from', 'form' | 'shop'>

/** What a customer's answer names, and what the owner's names. */
export type HolderColumn = NamesWith<'seenBy', 'anyone' | 'holder' | 'owner'>
export type OwnerColumn = Exclude<OrderColumnName, NamesWith<'seenBy', 'program'>>

/** The names of the columns for which `isWanted` holds, in the order above. */
export const columnsWhere = <Name extends OrderColumnName>(
  isWanted: (column: OrderColumn<never>) => boolean,
): readonly Name[] =>
  (Object.keys(orderColumns) as Name[]).filter((name) => isWanted(orderColumns[name] as OrderColumn<never>))
