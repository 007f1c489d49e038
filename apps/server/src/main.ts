import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { loadSettings } from './platform/config/config.ts'
import { StartProblem } from './platform/config/start-problem.ts'
import { printProblem } from './wiring/print.ts'
import { runCluster } from './wiring/run-cluster.ts'
import { runSingle } from './wiring/run-single.ts'
import { runWorker } from './wiring/run-worker.ts'

/**
 * The server's program: one process that does everything, or, with `WEB_CONCURRENCY` above 1, one that owns the
 * database and several that serve. It ends with exit code 1 and two sentences when it cannot start.
 */
// A terminal that was closed, or a pipe whose reader left, is no reason to stop selling.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

try {
  if (cluster.isWorker) await runWorker()
  else {
    const settings = loadSettings()
    if (settings.workers === 1) await runSingle(settings)
    else await runCluster(settings, fileURLToPath(import.meta.url))
  }
} catch (error) {
  const isExplained = error instanceof StartProblem
  // A worker's sentences are printed by the first process.
  if (!isExplained)
    printProblem(`The shop cannot start. ${error instanceof Error ? error.stack : String(error)}`)
  else if (!cluster.isWorker) printProblem(error.sentences)
  process.exit(1)
}
