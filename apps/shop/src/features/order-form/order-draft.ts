import type { PlaceOrder } from '@dimsum/contract/place-order'
import type { BothLanguages, PackageType } from '@dimsum/domain/menu'
import { formQuantityMaximum, quantityMinimum } from '@dimsum/domain/quantity'
import { newRequestKey } from '@dimsum/web/api/request-key.ts'
import { isSameDraft } from '@dimsum/web/api/send-once.ts'
import { forget, keep, recall } from '@dimsum/web/components/session-memory.ts'
import { emptyOrder, type OrderValues, textFields } from './order-fields.ts'

/**
 * The half-written order of this tab. It survives a reload, a failure and going back, and is removed once the order is
 * placed. With it lives the order's key: made when the form is first filled, kept until the server has answered.
 */
type StoredDraft = {
  values: Partial<OrderValues>
  idempotencyKey: string
  /** What was sent with the key and never answered, oldest first. */
  unanswered: readonly PlaceOrder[]
  /** Of the packages in it: what they are called is not known once they left the menu. */
  names?: Readonly<Record<string, BothLanguages>> | undefined
}

const place = 'order-draft'

/** What was written before, field by field; a field that makes no sense is left out. */
export function draftValues(): Partial<OrderValues> {
  return stored()?.values ?? {}
}

/** Stores what is written now; the first time it also makes the key. */
export function keepDraft(values: Partial<OrderValues>) {
  const { website: _, ...written } = values
  const before = stored()
  keep(place, {
    values: written,
    idempotencyKey: before?.idempotencyKey ?? newRequestKey(),
    unanswered: before?.unanswered ?? [],
    names: before?.names,
  } satisfies StoredDraft)
}

/** The names of the packages in the draft. */
export const draftNames = () => stored()?.names ?? {}

/** Stores what the packages in the draft are called. */
export function keepNames(names: NonNullable<StoredDraft['names']>) {
  const before = stored()
  if (before) keep(place, { ...before, names } satisfies StoredDraft)
}

/** The key this order is sent with. */
export function draftKey(): string {
  const found = stored()?.idempotencyKey
  if (found !== undefined) return found
  keepDraft({})
  return stored()?.idempotencyKey ?? newRequestKey()
}

/** Orders sent with this key whose answer never came; one of them may exist. */
export function unansweredOrders(): readonly PlaceOrder[] {
  return stored()?.unanswered ?? []
}

/** Notes that this order is on its way; call before sending. */
export function noteSent(order: PlaceOrder) {
  changeUnanswered((orders) => [...orders.filter((other) => !isSameDraft(other, order)), order])
}

/** Notes that the server refused this order: under the key it does not exist. */
export function noteRefused(order: PlaceOrder) {
  changeUnanswered((orders) => orders.filter((other) => !isSameDraft(other, order)))
}

/** A fresh key, for a draft whose key turned out to be used by another order (a copied tab). */
export function renewKey() {
  const before = stored()
  keep(place, {
    values: before?.values ?? {},
    idempotencyKey: newRequestKey(),
    unanswered: [],
  } satisfies StoredDraft)
}

export function forgetDraft() {
  forget(place)
}

function changeUnanswered(change: (orders: readonly PlaceOrder[]) => readonly PlaceOrder[]) {
  const before = stored()
  if (before) keep(place, { ...before, unanswered: change(before.unanswered) } satisfies StoredDraft)
}

function stored(): StoredDraft | null {
  const found = recall(place)
  if (typeof found !== 'object' || found === null) return null
  const { values, idempotencyKey, unanswered, names } = found as Partial<Record<keyof StoredDraft, unknown>>
  if (typeof idempotencyKey !== 'string' || idempotencyKey === '') return null
  return {
    values: readValues(values),
    idempotencyKey,
    // Written by this file alone and only ever sent back to the server, which judges it again.
    unanswered: Array.isArray(unanswered) ? (unanswered as PlaceOrder[]) : [],
    // Likewise, and only shown.
    names: names as StoredDraft['names'],
  }
}

function readValues(raw: unknown): Partial<OrderValues> {
  if (typeof raw !== 'object' || raw === null) return {}
  const written = raw as Record<string, unknown>
  const values: Partial<OrderValues> = {}
  for (const name of textFields) {
    const text = written[name]
    if (typeof text === 'string') values[name] = text
  }
  const { packageType, quantity, choices, isDelivery, items } = written
  if (isPackageKey(packageType)) values.packageType = packageType
  if (isOfferedQuantity(quantity)) values.quantity = quantity
  if (isOptionList(choices)) values.choices = choices
  if (typeof isDelivery === 'boolean') values.isDelivery = isDelivery
  const more = Array.isArray(items) ? items.flatMap(readItem) : []
  if (more.length > 0) values.items = more
  return values
}

function readItem(raw: unknown): NonNullable<OrderValues['items']> {
  if (typeof raw !== 'object' || raw === null) return []
  const { packageType, quantity, choices } = raw as Record<string, unknown>
  if (!isPackageKey(packageType) || !isOfferedQuantity(quantity)) return []
  return [{ packageType, quantity, ...(isOptionList(choices) && { choices }) }]
}

/** Whether the package is still on sale, the form sees when it looks at the menu. */
const isPackageKey = (x: unknown): x is PackageType => typeof x === 'string' && x !== ''

/** Likewise of the options. */
const isOptionList = (x: unknown): x is number[] => Array.isArray(x) && x.every(Number.isSafeInteger)

function isOfferedQuantity(x: unknown): x is number {
  return typeof x === 'number' && Number.isInteger(x) && x >= quantityMinimum && x <= formQuantityMaximum
}

/** Whether the customer has begun to write: the form differs from the empty one. */
export function isBegun(values: Partial<OrderValues>): boolean {
  return (
    values.packageType !== undefined ||
    Object.entries(emptyOrder).some(
      ([name, empty]) => (values[name as keyof typeof emptyOrder] ?? empty) !== empty,
    )
  )
}
