import type { AdminOrder } from '@dimsum/contract/orders'
import { isFinal } from '@dimsum/domain/order-status'
import { suspicions } from '@dimsum/words/desk/order-card'
import type { Sentence } from '@dimsum/words/sentence'

const known: Readonly<Record<string, Sentence>> = {
  'many-pending': suspicions.manyPending,
  'many-from-address': suspicions.manyFromAddress,
}

type Suspect = Pick<AdminOrder, 'suspicion' | 'status' | 'isPaid'>

/** What is odd about an order, while it still matters: a warning that never goes away is soon ignored. */
export function suspicionWords({ suspicion, status, isPaid }: Suspect): Sentence | null {
  if (!suspicion || isFinal(status)) return null
  const what = known[suspicion] ?? suspicions.other
  return isPaid ? what : suspicions.callFirst(what)
}
