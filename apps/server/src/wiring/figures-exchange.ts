import { AggregatorRegistry, type Registry } from 'prom-client'
import type { Figures, FromWorker, ToWorker } from './messages.ts'

/** How long the first process waits for figures of one that is busy or ending (ms). */
const patienceMs = 1000

/**
 * A serving process's part: whichever of them is asked for the figures tells those of all, added up. A monitor that asks
 * the shop reaches one of them by chance.
 */
export const createFiguresExchange = (tell: (message: FromWorker) => void) => {
  let own: Registry | undefined
  let asked = 0
  const waiting = new Map<number, (all: Figures[]) => void>()
  return {
    /** Takes part with these figures; gives what reads those of all processes. */
    join(registry: Registry): () => Promise<string> {
      own = registry
      return async () => {
        asked += 1
        const all = new Promise<Figures[]>((resolve) => waiting.set(asked, resolve))
        tell({ tell: 'want-figures', ask: asked })
        return await AggregatorRegistry.aggregate(await all).metrics()
      }
    },
    hear(message: ToWorker): void {
      if (message.tell === 'tell-figures') {
        const { ask } = message
        void own?.getMetricsAsJSON().then((figures) => tell({ tell: 'figures', ask, figures }))
      }
      if (message.tell === 'all-figures') {
        waiting.get(message.ask)?.(message.all)
        waiting.delete(message.ask)
      }
    },
  }
}

export type FiguresExchange = ReturnType<typeof createFiguresExchange>

type Member = { tell: (message: ToWorker) => void }

/** The first process's part: passes the question on, and the answers back to who asked. */
export const createFiguresDesk = <M extends Member>(members: () => Iterable<M>) => {
  let asked = 0
  const rounds = new Map<number, { from: Set<M>; all: Figures[]; finish: () => void }>()
  return {
    want(asker: M, ask: number): void {
      asked += 1
      const round = asked
      const from = new Set(members())
      const all: Figures[] = []
      const finish = () => {
        clearTimeout(timer)
        if (rounds.delete(round)) asker.tell({ tell: 'all-figures', ask, all })
      }
      const timer = setTimeout(finish, patienceMs)
      rounds.set(round, { from, all, finish })
      for (const member of from) member.tell({ tell: 'tell-figures', ask: round })
    },
    take(member: M, round: number, figures: Figures): void {
      const open = rounds.get(round)
      if (!open?.from.delete(member)) return
      open.all.push(figures)
      if (open.from.size === 0) open.finish()
    },
    /** It will not answer any more. */
    left(member: M): void {
      for (const { from, finish } of [...rounds.values()]) {
        if (from.delete(member) && from.size === 0) finish()
      }
    },
  }
}
