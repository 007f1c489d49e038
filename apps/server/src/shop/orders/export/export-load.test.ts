import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { connect } from '../../../platform/db/connection.ts'
import { buildShopProgram } from '../../../testing/shop-program.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'

/**
 * A bookkeeper exports everything while the desk is in use. `EXPORT_ORDERS` sets the number of orders; from 100,000 on
 * the response times of other calls are limited as well, below they are only printed.
 */
const orders = Number(process.env.EXPORT_ORDERS ?? 4000)
const isLongForm = orders >= 100_000
const maxGrowthMb = 50
/** Max factor on the p99 of other calls during the export. */
const maxFactor = 3
/**
 * Parallel calls during the export, and calls timed before it. A new process needs some 60 MB of memory to warm up over
 * its first thousands of calls; these must be done before growth is measured.
 */
const callers = 4
const timedBefore = isLongForm ? 4000 : 400

/** Texts that a spreadsheet would evaluate, as names that customers may choose. */
const formulas = ['=1+1', '+CMD|calc', '-2+3', '@SUM(A1)', '\t=1', '＝1+1', '"=1";x']

const database = await createTestDatabase()
// Loading that much takes longer than the timeout of a call. Triggers are not needed here: without them the rows are
// loaded in seconds.
const history = connect(database.url, { max: 1, statement_timeout: 0, query_timeout: 0 })
await history.pool.query('alter table orders disable trigger user')
await history.pool.query(
  `with placed as (
     insert into orders (customer_name, customer_phone, phone_key, customer_address, package_type, quantity, pieces,
       total_price, order_date, notes)
     select ($2::text[])[1 + n % cardinality($2)] || ' ' || n, '0812' || n, '812' || n,
       'Jl. Kenanga No. ' || n || ', RT 02/RW 05, Kelurahan Jatiasih, Bekasi', '20pcs', 1, 20, 58000,
       now() - n * interval '1 minute', ($2::text[])[1 + n % cardinality($2)]
     from generate_series(1, $1) n returning id)
   insert into order_items (order_id, package_type, name, name_en, pieces, quantity, unit_price, total_price)
   select id, '20pcs', 'Paket Sedang', 'Medium Pack', 20, 1, 58000, 58000 from placed`,
  [orders, formulas],
)
await history.pool.query('alter table orders enable trigger user')
await history.pool.query('analyze')
await history.close()
const program = await buildShopProgram()
const shop = await program.open({ DATABASE_URL: database.url })
const cookie = await shop.signIn()

const ask = async (path: string): Promise<IncomingMessage> => {
  const request = get(`${shop.origin}${path}`, { headers: { cookie } })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(200)
  return answer
}

/** Times one call of the desk, in ms. */
async function timeCall(): Promise<number> {
  const startedAt = performance.now()
  const answer = await ask('/api/orders?limit=20')
  for await (const _ of answer);
  return performance.now() - startedAt
}

/** Times parallel calls until `isOver`. */
async function timeCallsUntil(isOver: (calls: number) => boolean): Promise<number[]> {
  const times: number[] = []
  const work = async () => {
    while (!isOver(times.length)) times.push(await timeCall())
  }
  await Promise.all(Array.from({ length: callers }, work))
  return times.sort((a, b) => a - b)
}

const p99 = (times: readonly number[]) => times[Math.floor((times.length - 1) * 0.99)] ?? 0

/** Memory of the shop's process in MB; `null` where the system does not report it. */
function memoryMb(): number | null {
  const file = `/proc/${shop.shop.process.pid}/status`
  if (!existsSync(file)) return null
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1]) / 1024
}

/** Compares peaks with peaks, because memory varies with every garbage collection. */
async function withMostMemory<T>(work: Promise<T>): Promise<[result: T, mostMb: number]> {
  let most = 0
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      most = Math.max(most, memoryMb() ?? 0)
      await wait(20)
    }
  }
  const [result] = await Promise.all([
    work.finally(() => {
      isOver = true
    }),
    watch(),
  ])
  return [result, most]
}

test(`${orders} orders are streamed while the desk is in use, in little memory, and no cell is a formula`, async () => {
  const [before, mostBefore] = await withMostMemory(timeCallsUntil((calls) => calls >= timedBefore))
  let rows = 0
  const running: string[] = []
  let rest = ''
  let isOver = false
  const startedAt = performance.now()

  const readAll = async () => {
    const answer = await ask('/api/admin/orders.csv')
    answer.setEncoding('utf8')
    for await (const piece of answer) {
      const lines = `${rest}${piece}`.split('\r\n')
      rest = lines.pop() ?? ''
      // Collected for one assertion: asserting each line would block the event loop that times other calls.
      running.push(...lines.slice(rows === 0 ? 1 : 0).filter((line) => runs.test(line)))
      rows += lines.length
    }
    isOver = true
  }
  const [[during], mostMeanwhile] = await withMostMemory(
    Promise.all([timeCallsUntil(() => isOver), readAll()]),
  )
  const seconds = (performance.now() - startedAt) / 1000

  expect(running).toEqual([])
  expect(rest).toBe('')
  expect(rows).toBe(orders + 1)
  const growth = Math.max(0, mostMeanwhile - mostBefore)
  const ratio = p99(during) / p99(before)
  process.stdout.write(
    `export of ${orders} orders: ${seconds.toFixed(1)} s, ${(orders / seconds).toFixed(0)} rows/s; ` +
      `${during.length} other calls meanwhile, p99 ${p99(during).toFixed(1)} ms beside ${p99(before).toFixed(1)} ms before ` +
      `(x${ratio.toFixed(2)}); memory +${growth.toFixed(0)} MB\n`,
  )
  expect(growth).toBeLessThan(maxGrowthMb)
  expect(during.length).toBeGreaterThan(callers)
  if (isLongForm) expect(ratio).toBeLessThan(maxFactor)
}, 600_000)

/** A cell that begins like a formula, quoted or not. */
const runs = /(^|;)"?[=+\-@\t＝＋－＠]/
