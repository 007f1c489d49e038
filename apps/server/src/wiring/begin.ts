import { startStandIn } from '../payments/demo/start-stand-in.ts'
import type { Config, Settings } from '../platform/config/config.ts'
import type { StartProblem } from '../platform/config/start-problem.ts'
import type { StopMode } from '../platform/db/embedded/postmaster.ts'
import { localOriginOf } from '../platform/http/request/public-origin.ts'
import { choosePort } from './listen-address.ts'
import { print } from './print.ts'
import { openShopDatabase, type ShopDatabase } from './shop-database.ts'

/** What one machine runs once, however many processes serve. */
export interface Begun {
  config: Config
  database: Pick<ShopDatabase, 'url' | 'isReady' | 'prepared'>
  /** Origin for a browser on this machine. */
  localOrigin: string
  /** Stops what was begun, the database last. */
  end: (mode: StopMode) => Promise<void>
}

/**
 * Begins everything the serving processes need: the database, its schema, the port, and in demo mode the stand-in
 * of the payment provider.
 * @throws StartProblem; what was already begun is ended first.
 */
export async function begin(settings: Settings, fail: (problem: StartProblem) => void): Promise<Begun> {
  const database = await openShopDatabase(settings, { report: print, fail })
  try {
    return await beginWith(settings, database)
  } catch (error) {
    await database.stop('fast')
    throw error
  }
}

async function beginWith(settings: Settings, database: ShopDatabase): Promise<Begun> {
  const port = await choosePort(settings.host, settings.port)
  const localOrigin = localOriginOf(settings.host, port)
  const { mode, access } = settings.payment
  const provider = access
    ? { access, close: async () => {} }
    : await startStandIn({
        publicOrigin: settings.publicOrigin ?? localOrigin,
        localOrigin,
        dataDir: settings.dataDir,
      })
  return {
    config: { ...settings, port, payment: { mode, ...provider.access } },
    database,
    localOrigin,
    end: async (stopMode) => {
      await provider.close()
      await database.stop(stopMode)
    },
  }
}
