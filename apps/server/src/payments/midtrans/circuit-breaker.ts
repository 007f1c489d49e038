/** Opens for `openMs` after `failures` failures within `windowMs`. */
export type CircuitRule = { failures: number; windowMs: number; openMs: number }

/** Without it every customer would wait 8 s while the provider is down. */
export const usualCircuit: CircuitRule = { failures: 5, windowMs: 30_000, openMs: 15_000 }

/**
 * For demo mode: the stand-in is part of this shop, so it is never down. Customers trigger its failures with special
 * names, which must only affect their own orders.
 */
export const neverOpens: CircuitRule = { failures: Number.POSITIVE_INFINITY, windowMs: 1, openMs: 1 }

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>

/** Counts calls without a usable answer; a refusal is an answer. `now` is a monotonic clock in milliseconds. */
export const createCircuitBreaker = (rule: CircuitRule, now: () => number) => {
  let failures: number[] = []
  let openUntil: number | null = null
  let isTrying = false

  return {
    /** Whether a call may be made now. After the pause one trial call is admitted. */
    admits() {
      if (openUntil === null) return true
      if (now() < openUntil || isTrying) return false
      isTrying = true
      return true
    },
    succeeded() {
      failures = []
      openUntil = null
      isTrying = false
    },
    failed() {
      const at = now()
      failures = [...failures.filter((failure) => at - failure < rule.windowMs), at].slice(-rule.failures)
      if (isTrying || failures.length >= rule.failures) openUntil = at + rule.openMs
      isTrying = false
    },
  }
}
