/** Result of a load: responses per second, latencies (ms), and the number of unexpected responses. */
export type Load = {
  perSecond: number
  p50: number
  p95: number
  p99: number
  refused: number
}

/** Collects latencies (ms) and summarises them. */
export const createLatencies = () => {
  const taken: number[] = []
  let refused = 0
  return {
    add: (ms: number) => void taken.push(ms),
    refuse: () => {
      refused += 1
    },
    /** @param seconds duration of the measurement */
    sum: (seconds: number): Load => {
      taken.sort((a, b) => a - b)
      const at = (share: number) => taken[Math.ceil(taken.length * share) - 1] ?? 0
      return { perSecond: taken.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99), refused }
    },
  }
}

export type Latencies = ReturnType<typeof createLatencies>

/** Start of a run that is discarded while caches are filled and code is compiled (ms). */
export const warmUpMs = (seconds: number): number => Math.min(1500, seconds * 400)
