import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { argumentWhenReady, type FromWorker, type ToWorker } from './messages.ts'
import { createMetricsCollector } from './metrics-exchange.ts'

/** A process that ended sooner than this after its start counts as failing; the next one waits longer. */
const soonMs = 10_000
const backOffMs = { first: 100, most: 30_000 }

/** Processes that failed in a row before any served: the program itself does not start. */
const hopeless = 8

/** Milliseconds a process may take to end, kept connections and running requests included, before it is killed. */
const stopPatienceMs = { stopped: 18_000, replaced: 24_000 }

interface PoolOptions {
  /** The server's bundle. */
  program: string
  environment: Record<string, string>
  databaseIsReady: boolean
  report: (sentence: string) => void
  /** No process can serve. */
  onHopeless: (sentences: string) => void
}

/** Keeps a number of serving processes alive. */
export interface WorkerPool {
  /** Resolves with true when the first of them takes requests, with false when they are given up or stopped before. */
  start: (count: number) => Promise<boolean>
  /** Tells all of them, and those to come. */
  databaseIsReady: () => void
  /**
   * Replaces them one by one: the new one serves before the old one stops.
   * @throws Error when a new one does not come to serve; what is not replaced by then goes on
   */
  replaceAll: () => Promise<void>
  /** Resolves with whether all of them finished their requests. */
  stop: () => Promise<boolean>
  kill: () => void
}

export function createWorkerPool(options: PoolOptions): WorkerPool {
  const { program, environment, report, onHopeless } = options
  const members = new Set<Worker>()
  const leaving = new Set<Worker>()
  /** Started to take the place of another, and not serving yet: the other is still there when one of them ends. */
  const candidates = new Set<Worker>()
  let databaseIsReady = options.databaseIsReady
  let isStopping = false
  let hasServed = false
  let failures = 0
  let open: (isServing: boolean) => void = () => {}
  const isOpen = new Promise<boolean>((resolve) => {
    open = resolve
  })

  const collector = createMetricsCollector(() => members, tell)

  /** Starts one; `serving` resolves when it takes requests and rejects when it ends before. */
  function add(isCandidate = false): { serving: Promise<void> } {
    const startedAt = performance.now()
    cluster.setupPrimary({ exec: program, args: databaseIsReady ? [argumentWhenReady] : [] })
    const worker = cluster.fork(environment)
    members.add(worker)
    if (isCandidate) candidates.add(worker)
    const serving = new Promise<void>((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        if (message.tell === 'problem' && isCandidate) reject(new Error(message.sentences))
        else if (message.tell === 'problem') giveUp(message.sentences)
        if (message.tell === 'want-metrics') collector.want(worker, message.ask)
        if (message.tell === 'metrics') collector.take(worker, message.ask, message.metrics)
        if (message.tell !== 'serving') return
        hasServed = true
        candidates.delete(worker)
        open(true)
        // A process hears nothing while it starts.
        if (databaseIsReady) tell(worker, { tell: 'database-is-ready' })
        if (leaving.has(worker)) tell(worker, { tell: 'stop', isReplaced: false })
        resolve()
      })
      worker.once('exit', () => reject(new Error('A serving process ended before it served.')))
    })
    serving.catch(() => {})
    worker.once('exit', () => {
      members.delete(worker)
      collector.left(worker)
      const isExpected = leaving.delete(worker) || candidates.delete(worker)
      if (!isStopping && !isExpected) void replace(performance.now() - startedAt)
    })
    return { serving }
  }

  function giveUp(sentences: string): void {
    open(false)
    onHopeless(sentences)
  }

  async function replace(livedMs: number): Promise<void> {
    failures = livedMs < soonMs ? failures + 1 : 0
    if (!hasServed && failures >= hopeless) {
      return giveUp('The processes that serve end again and again; what they print above says why.')
    }
    report('A serving process ended by itself; starting another.')
    await wait(failures === 0 ? 0 : Math.min(backOffMs.first * 2 ** failures, backOffMs.most))
    if (!isStopping) add()
  }

  async function stopOne(worker: Worker, isReplaced: boolean): Promise<boolean> {
    if (worker.isDead()) return false
    leaving.add(worker)
    const ended = once(worker, 'exit')
    const patienceMs = isReplaced ? stopPatienceMs.replaced : stopPatienceMs.stopped
    const kill = setTimeout(() => worker.process.kill('SIGKILL'), patienceMs)
    tell(worker, { tell: 'stop', isReplaced })
    await ended
    clearTimeout(kill)
    return worker.process.exitCode === 0
  }

  return {
    start: async (count) => {
      for (let n = 0; n < count; n += 1) add()
      return await isOpen
    },
    databaseIsReady: () => {
      databaseIsReady = true
      for (const worker of members) tell(worker, { tell: 'database-is-ready' })
    },
    replaceAll: async () => {
      for (const old of [...members]) {
        // It ended by itself meanwhile, and another has its place.
        if (!members.has(old)) continue
        await add(true).serving
        await stopOne(old, true)
      }
    },
    stop: async () => {
      isStopping = true
      open(false)
      return (await Promise.all([...members].map((member) => stopOne(member, false)))).every(Boolean)
    },
    kill: () => {
      isStopping = true
      for (const worker of members) worker.process.kill('SIGKILL')
    },
  }
}

function tell(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message)
}
