import { loadSettings } from '../platform/config/config.ts'
import { StartProblem } from '../platform/config/start-problem.ts'
import { seedHistory } from '../shop/samples/seed-history.ts'
import { readCommand, runCommand } from '../wiring/command-line.ts'
import { print } from '../wiring/print.ts'
import { withShopDatabase } from '../wiring/with-shop-database.ts'

const usage = `Usage: npm run seed -- --orders N

Fills a shop without customers with a sample history of N orders (1 to 5,000,000), 300 per day up to now, to show
screens and reports as after years. Replaces earlier samples. Refuses a shop that has a real order, a real review or a
day set by hand, and one that takes real money. DATA_DIR=./data/samples keeps the samples apart from your shop.`

const most = 5_000_000

const orders = readCommand(usage, { options: { orders: { type: 'string' } } }, ({ values }) => {
  const count = Number(values.orders)
  if (Number.isInteger(count) && count >= 1 && count <= most) return count
  throw new Error('Expected: --orders N, from 1 to 5,000,000.')
})
await runCommand(async () => {
  const settings = loadSettings()
  if (settings.payment.mode === 'production')
    throw new StartProblem('This shop takes real money.', 'Seed a shop in demo mode.')
  const startedAt = performance.now()
  const { replaced } = await withShopDatabase(settings, (db) => seedHistory(db, orders), {
    // Generating years of orders exceeds the statement timeout of requests.
    statement_timeout: 0,
    query_timeout: 0,
  })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  print(`${orders} sample orders written in ${seconds} s${replaced > 0 ? `, in place of ${replaced}` : ''}.`)
})
