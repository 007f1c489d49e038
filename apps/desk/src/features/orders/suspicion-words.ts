import type { AdminOrder } from '@dimsum/contract/orders'
import { isFinal } from '@dimsum/domain/order-status'
import { suspicions } from '@dimsum/words/desk/order-card'
import type { Sentence } from '@dimsum/words/sentence'

const known: Readonly<Record<string, Sentence>> = {
  'many-pending': suspicions.manyPending,
  'many-from-address': suspicions.manyFromAddress,
}

type Suspect = Pick<AdminOrder, 'suspicion' | 'status' | 'isPaid'>

/** Warning about a suspicious order, as long as it is relevant: a permanent warning is soon ignored. */
export function suspicionWords({ suspicion, status, isPaid }: Suspect): Sentence | null {
  if (!suspicion || isFinal(status)) return null
  const what = known[suspicion] ?? suspicions.other
  return isPaid ? what : suspicions.callFirst(what)
}
