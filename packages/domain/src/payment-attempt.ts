/**
 * States of one payment try. `creating`: committed before the provider is called. `open`: the provider gave a token.
 * `replaced`: never seen by the provider's bank side and superseded. The rest are ends.
 */
export const attemptStates = [
  'creating',
  'open',
  'paid',
  'failed',
  'expired',
  'cancelled',
  'replaced',
  'reversed',
] as const

export type AttemptState = (typeof attemptStates)[number]

/** A customer could still pay an attempt in one of these, as far as we know. */
export const liveStates: readonly AttemptState[] = ['creating', 'open']

export const isLiveState = (state: AttemptState): boolean => liveStates.includes(state)
