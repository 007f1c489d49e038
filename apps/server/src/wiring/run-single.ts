import type { Settings } from '../platform/config/config.ts'
import { begin } from './begin.ts'
import { greet, showNewAdmin } from './greeting.ts'
import { printProblem } from './print.ts'
import { handleSignals } from './signals.ts'

/** Everything in one process: the usual way for one kitchen. */
export async function runSingle(settings: Settings): Promise<void> {
  // The database comes up in its own process while this one loads the app.
  const app = import('./serve.ts')
  const begun = await begin(settings, (problem) => endBecause(problem.sentences))
  const { config, database } = begun
  const { serve } = await app
  const shop = await serve(config, database.url, database.isReady).catch(async (error: unknown) => {
    await begun.end('fast')
    throw error
  })

  async function stop(): Promise<number> {
    const outcome = await shop.close()
    await begun.end('fast')
    return outcome === 'finished' ? 0 : 1
  }

  function endBecause(sentences: string): void {
    printProblem(sentences)
    void stop().finally(() => process.exit(1))
  }

  handleSignals({ stop, force: () => begun.end('immediate') })
  process.once('uncaughtException', (error) =>
    endBecause(`The shop met a fault it cannot go on with: ${error.stack ?? error}`),
  )
  greet(config, begun.localOrigin)
  const { newAdminPassword } = await database.prepared
  if (!database.isReady) shop.databaseIsReady()
  if (newAdminPassword !== null) showNewAdmin(config.admin, newAdminPassword)
}
