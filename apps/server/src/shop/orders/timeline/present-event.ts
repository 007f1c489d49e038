import type { OrderEvent } from '@dimsum/contract/orders'
import type { StoredOrderEvent } from './order-events.queries.ts'

/** An event as the owner reads it; words a person wrote stand in `data` as `reason` or `note`. */
export const presentEvent = ({ id, at, actor, kind, data, text }: StoredOrderEvent): OrderEvent => ({
  id,
  at: at.toISOString(),
  actor,
  kind,
  data: text === null ? data : { ...data, [kind === 'status' ? 'reason' : 'note']: text },
})

/** What a customer may know of an event: the kinds listed here, and of their facts only these. */
const customerFacts: Readonly<Record<string, readonly string[]>> = {
  placed: [],
  status: ['from', 'to', 'reason'],
  paid: [],
  unpaid: [],
  details: ['fields'],
  'change-request': ['what', 'note'],
  'change-answer': ['what', 'decision', 'note'],
}

/**
 * The kinds of events a customer's open page hears of, without their facts: those it shows, and `payment`, since a
 * number taken or a time that is over changes what the page offers.
 */
export const kindsForCustomer: ReadonlySet<string> = new Set([...Object.keys(customerFacts), 'payment'])

/** An event as the order's holder reads it, or null when it is the shop's own business. No person is named. */
export const presentEventToCustomer = (event: StoredOrderEvent): OrderEvent | null => {
  const facts = Object.hasOwn(customerFacts, event.kind) ? customerFacts[event.kind] : undefined
  if (!facts) return null
  const { data, ...rest } = presentEvent(event)
  return {
    ...rest,
    actor: event.actor.startsWith('admin:') ? 'shop' : event.actor,
    data: Object.fromEntries(Object.entries(data).filter(([fact]) => facts.includes(fact))),
  }
}
