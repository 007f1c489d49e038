import type { MetricObjectWithValues, MetricValue } from 'prom-client'

/** Messages between the first process and the serving ones. */

/** The metrics of one process, as they travel between processes. */
export type ProcessMetrics = MetricObjectWithValues<MetricValue<string>>[]

export type ToWorker =
  /** Answer to `hello`. */
  | { tell: 'begin'; databaseIsReady: boolean }
  | { tell: 'database-is-ready' }
  /** `isReplaced`: another serves in its place, so its end is not waited for. */
  | { tell: 'stop'; isReplaced: boolean }
  /** Send your metrics for this round of asking. */
  | { tell: 'tell-metrics'; ask: number }
  /** Answer to `want-metrics`: those of every process. */
  | { tell: 'all-metrics'; ask: number; all: ProcessMetrics[] }

export type FromWorker =
  /** It is ready for messages. */
  | { tell: 'hello' }
  /** It takes requests. */
  | { tell: 'serving' }
  /** It cannot serve, and neither could another: sentences for the owner. */
  | { tell: 'problem'; sentences: string }
  /** It is scraped, and wants the metrics of all. */
  | { tell: 'want-metrics'; ask: number }
  | { tell: 'metrics'; ask: number; metrics: ProcessMetrics }
