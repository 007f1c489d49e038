import type { Config, Settings } from '../platform/config/config.ts'
import { StartProblem } from '../platform/config/start-problem.ts'
import { migrate } from '../platform/db/migrate.ts'
import { begin } from './begin.ts'
import { greet, showNewAdmin } from './greeting.ts'
import { print, printProblem } from './print.ts'
import { handleSignals } from './signals.ts'
import { createWorkerPool, type WorkerPool } from './worker-pool.ts'

/** Everything a serving process needs to know beside `.env`. */
const environmentFor = ({ port, host, payment }: Config, databaseUrl: string): Record<string, string> => ({
  PORT: String(port),
  HOST: host,
  DATABASE_URL: databaseUrl,
  PAYMENT_MODE: payment.mode,
  MIDTRANS_SERVER_KEY: payment.serverKey,
  MIDTRANS_CLIENT_KEY: payment.clientKey,
  MIDTRANS_SNAP_URL: payment.snapUrl,
  MIDTRANS_API_URL: payment.apiUrl,
  ...(payment.mode !== 'demo' && { MIDTRANS_SCRIPT_URL: payment.scriptUrl }),
})

/**
 * `WEB_CONCURRENCY` processes that serve, and this one, which owns what there must be only one of. One that ends
 * is replaced; SIGHUP replaces all of them one by one by whatever was built since.
 * @param program the server's bundle
 */
export async function runCluster(settings: Settings, program: string): Promise<void> {
  const begun = await begin(settings, (problem) => endBecause(problem.sentences))
  const { config, database } = begun
  const pool = createWorkerPool({
    program,
    environment: environmentFor(config, database.url),
    databaseIsReady: database.isReady,
    report: print,
    onHopeless: endBecause,
  })

  async function stop(): Promise<number> {
    const isClean = await pool.stop()
    await begun.end('fast')
    return isClean ? 0 : 1
  }

  async function force(): Promise<void> {
    pool.kill()
    await begun.end('immediate')
  }

  function endBecause(sentences: string): void {
    printProblem(sentences)
    void stop().finally(() => process.exit(1))
  }

  handleSignals({ stop, force, reload: oneAtATime(() => reload(pool, database.url)) })
  if (!(await pool.start(config.workers))) return
  greet(config, begun.localOrigin)
  const { newAdminPassword } = await database.prepared
  if (!database.isReady) pool.databaseIsReady()
  if (newAdminPassword !== null) showNewAdmin(config.admin, newAdminPassword)
}

async function reload(pool: WorkerPool, databaseUrl: string): Promise<void> {
  print('Replacing the serving processes one by one.')
  try {
    await migrate(databaseUrl)
    await pool.replaceAll()
    print('All of them are replaced.')
  } catch (error) {
    print(error instanceof StartProblem ? error.sentences : `Not all of them are replaced. ${String(error)}`)
  }
}

/** A call while one runs is dropped. */
function oneAtATime(work: () => Promise<void>): () => void {
  let isRunning = false
  return () => {
    if (isRunning) return
    isRunning = true
    void work().finally(() => {
      isRunning = false
    })
  }
}
