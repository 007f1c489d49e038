import type { MetricObjectWithValues, MetricValue } from 'prom-client'

/** Messages between the first process and the serving ones. */

/** The metrics of one process, as they travel between processes. */
export type ProcessMetrics = MetricObjectWithValues<MetricValue<string>>[]

/** A serving process is started with it when calls may use the database already. */
export const argumentWhenReady = 'database-is-ready'

export type ToWorker =
  | { tell: 'database-is-ready' }
  /** `isReplaced`: another serves in its place, so its end is not waited for. */
  | { tell: 'stop'; isReplaced: boolean }
  /** Send your metrics for this round of asking. */
  | { tell: 'tell-metrics'; ask: number }
  /** Answer to `want-metrics`: those of every process. */
  | { tell: 'all-metrics'; ask: number; all: ProcessMetrics[] }

export type FromWorker =
  /** It takes requests, and messages. */
  | { tell: 'serving' }
  /** It cannot serve, and neither could another: sentences for the owner. */
  | { tell: 'problem'; sentences: string }
  /** It is scraped, and wants the metrics of all. */
  | { tell: 'want-metrics'; ask: number }
  | { tell: 'metrics'; ask: number; metrics: ProcessMetrics }
