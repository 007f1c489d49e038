/** What a load measured: answers a second, how long they took (ms), and how many were not what was asked for. */
export type Load = {
  perSecond: number
  p50: number
  p95: number
  p99: number
  refused: number
}

/** Collects how long each answer took (ms) and sums it up. */
export const createLatencies = () => {
  const taken: number[] = []
  let refused = 0
  return {
    add: (ms: number) => void taken.push(ms),
    refuse: () => {
      refused += 1
    },
    /** @param seconds how long was measured */
    sum: (seconds: number): Load => {
      taken.sort((a, b) => a - b)
      const at = (share: number) => taken[Math.ceil(taken.length * share) - 1] ?? 0
      return { perSecond: taken.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99), refused }
    },
  }
}

export type Latencies = ReturnType<typeof createLatencies>

/** The part of a run that is thrown away while caches fill and code is compiled (ms). */
export const warmUpMs = (seconds: number): number => Math.min(1500, seconds * 400)
