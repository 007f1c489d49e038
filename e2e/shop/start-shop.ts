import { copyTemplate, createTemplate, removeShopData, startPostgres } from './database.ts'
import { signInByCall } from './owner-session.ts'
import { startShop } from './shop-process.ts'

/**
 * Global setup: one PostgreSQL and one shared shop for the whole run. Its database, and those of files with their own
 * shop (`desk.ts`), are copies of a template in which the owner is signed in. Copying is cheaper than migrating and
 * hashing a password.
 */
export default async function start() {
  const stopPostgres = await startPostgres()
  const first = await createTemplate()
  const template = await startShop(first)
  process.env.SHOP_TEMPLATE_SESSION = JSON.stringify(await signInByCall(template.url))
  await template.stop()
  await removeShopData(first)
  // A shop that already runs, for work on one journey.
  if (process.env.SHOP_URL) return stopPostgres
  const data = await copyTemplate()
  const shop = await startShop(data)
  process.env.SHOP_URL = shop.url
  return async () => {
    await shop.stop()
    await stopPostgres()
    await removeShopData(data)
  }
}
