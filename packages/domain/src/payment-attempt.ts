/**
 * States of one payment attempt. `creating`: committed before the provider is called. `open`: the provider returned a
 * token. `replaced`: superseded before a bank or wallet was chosen. All others are final.
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

/** As far as the shop knows, a customer can still pay an attempt in one of these states. */
export const liveStates: readonly AttemptState[] = ['creating', 'open']

export const isLiveState = (state: AttemptState): boolean => liveStates.includes(state)
