import { setTimeout as wait } from 'node:timers/promises'
import type { Settings } from '../platform/config/config.ts'
import { StartProblem } from '../platform/config/start-problem.ts'
import { connect } from '../platform/db/connection.ts'
import { isDatabaseUnavailable } from '../platform/db/database-errors.ts'
import { startEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres.ts'
import type { StopMode } from '../platform/db/embedded/postmaster.ts'
import { migrate } from '../platform/db/migrate.ts'
import { checkServer } from '../platform/db/server-check.ts'
import { ensureAdminAccount } from '../shop/team/admin-account.ts'

/** Result of the preparation: the generated password of the first admin account, to be shown once. */
interface Prepared {
  newAdminPassword: string | null
}

export interface ShopDatabase {
  url: string
  /** Whether the database was ready at the start; false while an external database is down. */
  isReady: boolean
  /** Resolves when the schema is up to date and an admin account exists. */
  prepared: Promise<Prepared>
  stop: (mode: StopMode) => Promise<void>
}

interface Callbacks {
  /** Messages about the state of the database. */
  report: (sentence: string) => void
  /** Called when the shop cannot continue. */
  fail: (problem: StartProblem) => void
}

/** Retry interval in milliseconds while the database is down. */
const pollEveryMs = 1000

/**
 * Prepares the shop's database: starts or adopts the built-in one, or uses DATABASE_URL. An external database that is
 * down does not prevent the start: pages are served, calls answer 503, and it is prepared as soon as it answers.
 * @throws StartProblem when it cannot be used at all.
 */
export async function openShopDatabase(settings: Settings, callbacks: Callbacks): Promise<ShopDatabase> {
  if (settings.databaseUrl !== undefined) return await openGiven(settings, settings.databaseUrl, callbacks)
  const { dataDir } = settings
  const embedded = await startEmbeddedPostgres({ dataDir, report: callbacks.report, onLost: callbacks.fail })
  try {
    const prepared = await prepare(settings, embedded.url)
    return { url: embedded.url, isReady: true, prepared: Promise.resolve(prepared), stop: embedded.stop }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

async function openGiven(
  settings: Settings,
  url: string,
  { report, fail }: Callbacks,
): Promise<ShopDatabase> {
  let isStopped = false
  const stop = async () => {
    isStopped = true
  }
  try {
    return { url, isReady: true, prepared: Promise.resolve(await prepare(settings, url)), stop }
  } catch (error) {
    if (!isAway(error)) throw error
    report(
      `The PostgreSQL of DATABASE_URL does not answer (${(error as Error).message}); trying again until it does.`,
    )
  }
  const untilPrepared = async (): Promise<Prepared> => {
    while (!isStopped) {
      await wait(pollEveryMs, undefined, { ref: false })
      try {
        const prepared = await prepare(settings, url)
        report('The database answers.')
        return prepared
      } catch (error) {
        if (isAway(error)) continue
        // Set first, so that the problem is reported once, however long stopping takes.
        isStopped = true
        fail(asProblem(error))
      }
    }
    return { newAdminPassword: null }
  }
  return { url, isReady: false, prepared: untilPrepared(), stop }
}

async function prepare(settings: Settings, url: string): Promise<Prepared> {
  await checkServer(url, settings.payment.mode === 'production')
  await migrate(url)
  const { db, close } = connect(url, { max: 1 })
  try {
    const account = { ...settings.admin, shopName: settings.shop.name }
    return { newAdminPassword: await ensureAdminAccount(db, account) }
  } finally {
    await close()
  }
}

/**
 * The database is temporarily unavailable: no answer, read-only, or out of connections. A StartProblem needs the owner,
 * even when a broken connection caused it.
 */
const isAway = (error: unknown): boolean => !(error instanceof StartProblem) && isDatabaseUnavailable(error)

const asProblem = (error: unknown): StartProblem =>
  error instanceof StartProblem
    ? error
    : new StartProblem(`The database cannot be used: ${String(error)}.`, 'Fix it and start again.', {
        cause: error,
      })
