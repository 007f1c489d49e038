import { type AdminOrder, type Order, OrderItem } from '@dimsum/contract/orders'
import { columnsWhere, type HolderColumn, type OwnerColumn, orderColumns } from './order-columns.ts'
import type { OrderRow, StoredOrder } from './orders.queries.ts'

/** A column in a response: moments as ISO 8601 in UTC. */
type Answered<Value> = Value extends Date ? string : Value
/** Columns that most orders do not have; omitted while empty. */
const sparse = ['charges', 'timeWindow', 'refunded', 'amountPaid', 'kept', 'deposit'] as const
type Sparse = (typeof sparse)[number]
type AnswerOf<Name extends keyof OrderRow> = {
  [Column in Exclude<Name, Sparse>]: Answered<OrderRow[Column]>
} & { [Column in Sparse]?: NonNullable<OrderRow[Column]> }

const ownerColumns = columnsWhere<OwnerColumn>(({ seenBy }) => seenBy !== 'program')
const holderColumns = columnsWhere<HolderColumn>(({ seenBy }) => !['program', 'desk'].includes(seenBy))

const answered = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

/** A response with these columns. */
const answerWith = <Name extends keyof OrderRow>(
  names: readonly Name[],
  items: OrderItem[],
  masked: boolean,
  read: (name: Name) => unknown,
) => {
  const answer: Record<string, unknown> = { items, masked }
  for (const name of names) answer[name] = read(name)
  for (const name of sparse) answer[name] ??= undefined
  return answer as AnswerOf<Name> & { items: OrderItem[]; masked: boolean }
}

/** The holder's view of an order: complete, without the payment provider's ids. */
export const presentOrder = (order: StoredOrder): Order => ({
  ...answerWith(holderColumns, order.items, false, (name) =>
    orderColumns[name].seenBy === 'owner' ? null : answered(order[name]),
  ),
  ...(order.givenBack && { refunded: order.givenBack }),
})

/** The owner's view of an order: with the payment ids and the fields only she sees. */
export const presentAdminOrder = (order: StoredOrder): AdminOrder => ({
  ...answerWith(ownerColumns, order.items, false, (name) => answered(order[name])),
  ...(order.givenBack && { refunded: order.givenBack }),
  ...(order.customerNote && { customerNote: order.customerNote }),
})

/**
 * The public view of an order: packages, amounts, status (decision 0004). A column is hidden unless `orderColumns` says
 * otherwise. Masks have fixed lengths; no digit of the phone is shown, since the phone grants access.
 */
export const maskOrder = (order: StoredOrder): Order => {
  const items = order.items.map((item) => OrderItem.parse(item))
  return answerWith(holderColumns, items, true, (name) => {
    const column: { seenBy: string; masked?: (value: never) => unknown } = orderColumns[name]
    if (column.seenBy === 'anyone') return answered(order[name])
    return column.masked?.(order[name] as never) ?? null
  })
}
