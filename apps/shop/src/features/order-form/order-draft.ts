import type { PlaceOrder } from '@dimsum/contract/place-order'
import type { BothLanguages } from '@dimsum/domain/menu'
import { triesOfTab } from '@dimsum/web/api/send-once.ts'
import { forget, keep, recall } from '@dimsum/web/components/session-memory.ts'
import { emptyOrder } from './order-fields.ts'
import type { OrderValues } from './order-values.ts'

/**
 * The draft of this tab's order. It survives a reload, a failure and going back, and is removed once the order is
 * placed. The form and the server validate its values.
 */
type StoredDraft = {
  values: Partial<OrderValues>
  /** Names of its packages, needed after they were removed from the menu. */
  names?: Readonly<Record<string, BothLanguages>>
}

const place = 'order-draft'

const stored = () => recall(place) as StoredDraft | undefined

/** The draft's idempotency key, and the versions that were sent with it without a response. */
export const orderTries = triesOfTab<PlaceOrder>('order')

export const draftValues = (): Partial<OrderValues> => stored()?.values ?? {}

export function keepDraft({ website: _, ...values }: Partial<OrderValues>) {
  keep(place, { ...stored(), values })
}

export const draftNames = () => stored()?.names ?? {}

export function keepNames(names: NonNullable<StoredDraft['names']>) {
  const draft = stored()
  if (draft) keep(place, { ...draft, names })
}

export function forgetDraft() {
  forget(place)
  orderTries.renewKey()
}

/** Whether the form differs from the empty one. */
export function isBegun(values: Partial<OrderValues>): boolean {
  return (
    (values.lines ?? []).length > 0 ||
    Object.entries(emptyOrder).some(
      ([name, empty]) => (values[name as keyof typeof emptyOrder] ?? empty) !== empty,
    )
  )
}
