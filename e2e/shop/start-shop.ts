import { copyDataDir, newDataDir, removeDataDir } from './data-dir.ts'
import { signInByCall } from './owner-session.ts'
import { startShop } from './shop-process.ts'

/**
 * One shop for the whole run, on a data folder of its own; every test brings its own orders. Its folder, and those of files
 * with a shop of their own (`desk.ts`), are copies of a first one, where the owner is signed in: making a database and hashing a password cost more than
 * copying.
 */
export default async function start() {
  const template = await newDataDir('template')
  process.env.SHOP_TEMPLATE = template
  const first = await startShop({ DATA_DIR: template })
  process.env.SHOP_TEMPLATE_SESSION = JSON.stringify(await signInByCall(first.url))
  await first.stop()
  // A shop that runs already, for work on one journey.
  if (process.env.SHOP_URL) return () => removeDataDir(template)
  const dataDir = await copyDataDir('shop')
  const shop = await startShop({ DATA_DIR: dataDir })
  process.env.SHOP_URL = shop.url
  return async () => {
    await shop.stop()
    await Promise.all([dataDir, template].map(removeDataDir))
  }
}
