import { startStandIn } from '../payments/demo/start-stand-in.ts'
import type { Config, Settings } from '../platform/config/config.ts'
import type { StartProblem } from '../platform/config/start-problem.ts'
import { localOriginOf } from '../platform/http/request/public-origin.ts'
import { startDemoWhatsapp } from '../shop/whatsapp/start-demo.ts'
import { greet, showNewAdmin } from './greeting.ts'
import { choosePort } from './listen-address.ts'
import { print, printProblem } from './print.ts'
import { openShopDatabase, type ShopDatabase } from './shop-database.ts'
import { handleSignals } from './signals.ts'

/**
 * Runs one instance: database, in demo mode the payment stand-in, and the app.
 * @throws StartProblem when it cannot start; what was already started is stopped first.
 */
export async function runShop(settings: Settings): Promise<void> {
  // The database starts in its own process while this one loads the app.
  const app = import('./serve.ts')
  let endBecause = ({ sentences }: StartProblem): void => {
    printProblem(sentences)
    process.exit(1)
  }
  const database = await openShopDatabase(settings, { report: print, fail: (problem) => endBecause(problem) })
  const { config, localOrigin, closeProvider, shop } = await startOn(database, settings, app).catch(
    async (error: unknown) => {
      await database.stop('fast')
      throw error
    },
  )

  async function stop(): Promise<number> {
    const outcome = await shop.close()
    await closeProvider()
    await database.stop('fast')
    return outcome === 'finished' ? 0 : 1
  }

  const stopBecause = (sentences: string): void => {
    printProblem(sentences)
    void stop().finally(() => process.exit(1))
  }
  endBecause = ({ sentences }) => stopBecause(sentences)
  handleSignals({ stop, force: () => database.stop('immediate') })
  process.once('uncaughtException', (error) =>
    stopBecause(`The shop stops because of an unexpected error: ${error.stack ?? error}`),
  )
  greet(config, localOrigin, database.isReady)
  const { newAdminPassword } = await database.prepared
  if (!database.isReady) shop.databaseIsReady()
  if (newAdminPassword !== null) showNewAdmin(config.admin, newAdminPassword)
}

async function startOn(
  database: ShopDatabase,
  settings: Settings,
  app: Promise<typeof import('./serve.ts')>,
) {
  const port = await choosePort(settings.host, settings.port)
  const localOrigin = localOriginOf(settings.host, port)
  const { mode, access } = settings.payment
  const provider = access
    ? { access, close: async () => {} }
    : await startStandIn(settings.publicOrigin ?? localOrigin, localOrigin, settings.dataDir)
  const whatsapp = await startDemoWhatsapp(settings.messages.whatsapp, localOrigin, settings.publicOrigin)
  const messages = { ...settings.messages, ...(whatsapp && { whatsapp: whatsapp.access }) }
  const config: Config = { ...settings, port, messages, payment: { mode, ...provider.access } }
  const closeProvider = async () => {
    await provider.close()
    await whatsapp?.close()
  }
  try {
    const { serve } = await app
    const shop = await serve(config, database.url, database.isReady)
    return { config, localOrigin, closeProvider, shop }
  } catch (error) {
    await closeProvider()
    throw error
  }
}
