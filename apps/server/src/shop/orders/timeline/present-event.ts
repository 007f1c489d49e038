import type { OrderEvent } from '@dimsum/contract/orders'
import type { StoredOrderEvent } from './order-events.queries.ts'

/** The owner's view of an event; text that a person wrote is in `data` as `reason` or `note`. */
export const presentEvent = ({ id, at, actor, kind, data, text, message }: StoredOrderEvent): OrderEvent => ({
  id,
  at: at.toISOString(),
  actor,
  kind,
  data: {
    ...data,
    ...(text !== null && { [kind === 'status' ? 'reason' : 'note']: text }),
    ...message,
  },
})

/** The kinds of events that a customer may read, and which of their facts. */
const customerFacts: Readonly<Record<string, readonly string[]>> = {
  placed: [],
  status: ['from', 'to', 'reason'],
  paid: [],
  unpaid: [],
  details: ['fields'],
  goods: ['from', 'to', 'note'],
  'change-request': ['what', 'note'],
  'change-answer': ['what', 'decision', 'note'],
}

/**
 * The kinds of events in a customer's live stream, without facts: those that the page shows, and `payment`, since an
 * issued account number or an expired payment changes what the page offers.
 */
export const kindsForCustomer: ReadonlySet<string> = new Set([...Object.keys(customerFacts), 'payment'])

/** The holder's view of an event; null when it is not for customers. No person is named. */
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
