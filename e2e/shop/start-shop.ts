import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { admin } from './admin.ts'
import { startShop } from './shop-process.ts'

/** One shop for the whole run, on a data folder of its own; every test brings its own orders. */
export default async function start() {
  // A shop that runs already, for work on one journey.
  if (process.env.SHOP_URL) return
  const dataDir = await mkdtemp(join(tmpdir(), 'dimsum-e2e-'))
  const shop = await startShop({
    DATA_DIR: dataDir,
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
  })
  process.env.SHOP_URL = shop.url
  return async () => {
    await shop.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
