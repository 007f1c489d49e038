import type { MetricObjectWithValues, MetricValue } from 'prom-client'

/** What the first process and the serving ones say to each other. */

/** The figures of one process, as they travel between processes. */
export type Figures = MetricObjectWithValues<MetricValue<string>>[]

export type ToWorker =
  /** Answer to `hello`. */
  | { tell: 'begin'; databaseIsReady: boolean }
  | { tell: 'database-is-ready' }
  /** `isReplaced`: another serves in its place, so its end is not waited for. */
  | { tell: 'stop'; isReplaced: boolean }
  /** Send your figures for this round of asking. */
  | { tell: 'tell-figures'; ask: number }
  /** Answer to `want-figures`: those of every process. */
  | { tell: 'all-figures'; ask: number; all: Figures[] }

export type FromWorker =
  /** It is ready for messages. */
  | { tell: 'hello' }
  /** It takes requests. */
  | { tell: 'serving' }
  /** It cannot serve, and neither could another: sentences for the owner. */
  | { tell: 'problem'; sentences: string }
  /** A monitor asked it for the figures of all. */
  | { tell: 'want-figures'; ask: number }
  | { tell: 'figures'; ask: number; figures: Figures }
