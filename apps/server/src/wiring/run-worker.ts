import { loadSettings } from '../platform/config/config.ts'
import { StartProblem } from '../platform/config/start-problem.ts'
import { argumentWhenReady, type FromWorker, type ToWorker } from './messages.ts'
import { createMetricsExchange } from './metrics-exchange.ts'
import { serve } from './serve.ts'

const tell = (message: FromWorker): void => void process.send?.(message)

/**
 * One of several serving processes. Its settings come through the environment the first process gave it: the
 * address of the database, and in demo mode the stand-in and its keys. It stops when that process says so, or is
 * gone; signals of a terminal are for that process.
 */
export async function runWorker(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  try {
    await serveUntilTold()
  } catch (error) {
    if (error instanceof StartProblem) tell({ tell: 'problem', sentences: error.sentences })
    throw error
  }
}

async function serveUntilTold(): Promise<void> {
  const { databaseUrl, payment, ...settings } = loadSettings()
  if (databaseUrl === undefined || !payment.access)
    throw new TypeError('a worker is started by the first process')
  const config = { ...settings, databaseUrl, payment: { mode: payment.mode, ...payment.access } }
  const exchange = createMetricsExchange(tell)
  const shop = await serve(config, databaseUrl, process.argv.includes(argumentWhenReady), exchange)

  const stop = async (isReplaced: boolean) =>
    process.exit((await shop.close(isReplaced)) === 'finished' ? 0 : 1)
  process.on('message', (message: ToWorker) => {
    exchange.hear(message)
    if (message.tell === 'database-is-ready') shop.databaseIsReady()
    if (message.tell === 'stop') void stop(message.isReplaced)
  })
  process.once('disconnect', () => void stop(false))
  tell({ tell: 'serving' })
}
