import { AggregatorRegistry, type Registry } from 'prom-client'
import type { FromWorker, ProcessMetrics, ToWorker } from './messages.ts'

/** How long the first process waits for metrics of one that is busy or ending (ms). */
const patienceMs = 1000

/**
 * A serving process's part: each answers a scrape with the metrics of all, added up. A monitor reaches one of them
 * by chance.
 */
export const createMetricsExchange = (tell: (message: FromWorker) => void) => {
  let own: Registry | undefined
  let asked = 0
  const waiting = new Map<number, (all: ProcessMetrics[]) => void>()
  return {
    /** Takes part with these metrics; gives what reads those of all processes. */
    join(registry: Registry): () => Promise<string> {
      own = registry
      return async () => {
        asked += 1
        const all = new Promise<ProcessMetrics[]>((resolve) => waiting.set(asked, resolve))
        tell({ tell: 'want-metrics', ask: asked })
        return await AggregatorRegistry.aggregate(await all).metrics()
      }
    },
    hear(message: ToWorker): void {
      if (message.tell === 'tell-metrics') {
        const { ask } = message
        void own?.getMetricsAsJSON().then((metrics) => tell({ tell: 'metrics', ask, metrics }))
      }
      if (message.tell === 'all-metrics') {
        waiting.get(message.ask)?.(message.all)
        waiting.delete(message.ask)
      }
    },
  }
}

export type MetricsExchange = ReturnType<typeof createMetricsExchange>

/** The first process's part: passes the request on to all, and their metrics back to the one that asked. */
export const createMetricsCollector = <Member>(
  members: () => Iterable<Member>,
  tell: (member: Member, message: ToWorker) => void,
) => {
  let asked = 0
  const rounds = new Map<number, { from: Set<Member>; all: ProcessMetrics[]; finish: () => void }>()
  return {
    want(asker: Member, ask: number): void {
      asked += 1
      const round = asked
      const from = new Set(members())
      const all: ProcessMetrics[] = []
      const finish = () => {
        clearTimeout(timer)
        if (rounds.delete(round)) tell(asker, { tell: 'all-metrics', ask, all })
      }
      const timer = setTimeout(finish, patienceMs)
      rounds.set(round, { from, all, finish })
      for (const member of from) tell(member, { tell: 'tell-metrics', ask: round })
    },
    take(member: Member, round: number, metrics: ProcessMetrics): void {
      const open = rounds.get(round)
      if (!open?.from.delete(member)) return
      open.all.push(metrics)
      if (open.from.size === 0) open.finish()
    },
    /** It will not answer any more. */
    left(member: Member): void {
      for (const { from, finish } of [...rounds.values()]) {
        if (from.delete(member) && from.size === 0) finish()
      }
    },
  }
}
