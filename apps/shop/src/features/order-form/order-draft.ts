import type { PlaceOrder } from '@dimsum/contract/place-order'
import type { BothLanguages, PackageType } from '@dimsum/domain/menu'
import { formQuantityMaximum, quantityMinimum } from '@dimsum/domain/quantity'
import { newRequestKey } from '@dimsum/web/api/request-key.ts'
import { isSameDraft } from '@dimsum/web/api/send-once.ts'
import { forget, keep, recall } from '@dimsum/web/components/session-memory.ts'
import { emptyOrder, textFields } from './order-fields.ts'
import type { OrderValues } from './order-values.ts'

/**
 * The draft of this tab's order. It survives a reload, a failure and going back, and is removed once the order is
 * placed. It contains the idempotency key, created when the form is first filled and kept until the server responds.
 */
type StoredDraft = {
  values: Partial<OrderValues>
  idempotencyKey: string
  /** Versions sent with the key without a response, oldest first. */
  unanswered: readonly PlaceOrder[]
  /** Names of its packages, needed after they were removed from the menu. */
  names?: Readonly<Record<string, BothLanguages>> | undefined
}

const place = 'order-draft'

/** Stored values; invalid fields are left out. */
export function draftValues(): Partial<OrderValues> {
  return stored()?.values ?? {}
}

/** Stores the values; the first call also creates the key. */
export function keepDraft(values: Partial<OrderValues>) {
  const { website: _, ...written } = values
  change({ values: written })
}

export const draftNames = () => stored()?.names ?? {}

export function keepNames(names: NonNullable<StoredDraft['names']>) {
  if (stored()) change({ names })
}

/** Idempotency key of the order. */
export function draftKey(): string {
  return (stored() ?? change({})).idempotencyKey
}

/** Orders sent with this key without a response; one of them may exist. */
export function unansweredOrders(): readonly PlaceOrder[] {
  return stored()?.unanswered ?? []
}

/** Records a version; call it before sending. */
export function noteSent(order: PlaceOrder) {
  changeUnanswered((orders) => [...orders.filter((other) => !isSameDraft(other, order)), order])
}

/** The server rejected this version, so it does not exist under the key. */
export function noteRefused(order: PlaceOrder) {
  changeUnanswered((orders) => orders.filter((other) => !isSameDraft(other, order)))
}

/** New key, when the old one belongs to another order (a duplicated tab). */
export function renewKey() {
  change({ idempotencyKey: newRequestKey(), unanswered: [] })
}

export function forgetDraft() {
  forget(place)
}

function changeUnanswered(to: (orders: readonly PlaceOrder[]) => readonly PlaceOrder[]) {
  const before = stored()
  if (before) change({ unanswered: to(before.unanswered) })
}

/** Stores the changed parts; without a draft it begins one with a new key. */
function change(parts: Partial<StoredDraft>): StoredDraft {
  const before = stored() ?? { values: {}, idempotencyKey: newRequestKey(), unanswered: [] }
  const draft = { ...before, ...parts }
  keep(place, draft)
  return draft
}

function stored(): StoredDraft | null {
  const found = recall(place)
  if (typeof found !== 'object' || found === null) return null
  const { values, idempotencyKey, unanswered, names } = found as Partial<Record<keyof StoredDraft, unknown>>
  if (typeof idempotencyKey !== 'string' || idempotencyKey === '') return null
  return {
    values: readValues(values),
    idempotencyKey,
    // Not validated here: only sent back to the server, which validates it.
    unanswered: Array.isArray(unanswered) ? (unanswered as PlaceOrder[]) : [],
    // Not validated here: only shown.
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

/** The form checks separately whether the package is on sale. */
const isPackageKey = (x: unknown): x is PackageType => typeof x === 'string' && x !== ''

/** Likewise of the options. */
const isOptionList = (x: unknown): x is number[] => Array.isArray(x) && x.every(Number.isSafeInteger)

function isOfferedQuantity(x: unknown): x is number {
  return typeof x === 'number' && Number.isInteger(x) && x >= quantityMinimum && x <= formQuantityMaximum
}

/** Whether the form differs from the empty one. */
export function isBegun(values: Partial<OrderValues>): boolean {
  return (
    values.packageType !== undefined ||
    Object.entries(emptyOrder).some(
      ([name, empty]) => (values[name as keyof typeof emptyOrder] ?? empty) !== empty,
    )
  )
}
