/** Opens after `failures` failures within `windowMs`, for `openMs`. */
export type CircuitRule = { failures: number; windowMs: number; openMs: number }

/** A provider that is down must not make every customer wait 8 s to learn it. */
export const usualCircuit: CircuitRule = { failures: 5, windowMs: 30_000, openMs: 15_000 }

/**
 * For the stand-in of demo mode: it is part of this shop, so it is not down, and customers make it fail by the names they
 * type. Only their own orders fail then.
 */
export const neverOpens: CircuitRule = { failures: Number.POSITIVE_INFINITY, windowMs: 1, openMs: 1 }

export type CircuitBreaker = {
  /** Whether a call may go out now. After the pause one call is let through to try. */
  admits(): boolean
  succeeded(): void
  failed(): void
}

/**
 * Counts calls that got no usable answer; a refusal is an answer. `now` is a monotonic clock in milliseconds.
 */
export const createCircuitBreaker = (rule: CircuitRule, now: () => number): CircuitBreaker => {
  let failures: number[] = []
  let openUntil: number | null = null
  let isTrying = false

  return {
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
