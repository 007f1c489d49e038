import { loadHttp } from './load/http-load.ts'
import type { Load } from './load/latencies.ts'
import { loadPgbench, pgbenchVersion } from './load/pgbench.ts'
import type { ProcessorUse } from './load/processor-time.ts'
import { watchProcessors } from './load/processor-time.ts'
import { loadSql } from './load/sql-load.ts'
import { meanUse, middleLoad, middleRatio, turnSeconds, turns } from './load/turns.ts'
import { placing } from './place-one-order.ts'
import { placeOrderScript, placeOrderStatement } from './place-order-sql.ts'
import type { Shop } from './shop.ts'

/**
 * `max_connections` is 100, including the shop's. A load with more callers shares these connections, as in the shop.
 */
const maxConnections = 64

export type OrderFigure = {
  connections: number
  http: Load
  /** The same transaction through the driver, on the same number of connections. */
  raw: Load
  /** The same SQL from a C client; null without `pgbench`. */
  pgbench: Load | null
  /** Orders per second over HTTP divided by those through the driver. */
  ratio: number
  p99Ratio: number
  processors: ProcessorUse
}

/** Compares order placement over HTTP with the same transaction through the driver and from a C client, in turns. */
export async function measureOrders(shop: Shop, connections: number, seconds: number): Promise<OrderFigure> {
  const how = { connections, seconds: turnSeconds(seconds) }
  const toDatabase = Math.min(connections, maxConnections)
  const hasPgbench = pgbenchVersion() !== null
  const [http, driver, pgbench]: [Load[], Load[], Load[]] = [[], [], []]
  const uses: ProcessorUse[] = []
  for (let turn = 0; turn < turns; turn++) {
    // Closed before the next turn: the database has not enough connections for both.
    const pool = shop.pool(toDatabase)
    driver.push(await loadSql(pool, placeOrderStatement, how).finally(() => pool.end()))
    const [load, use] = await watchProcessors({ shop: shop.pid, database: shop.databasePid }, () =>
      loadHttp(shop.url, placing, how),
    )
    http.push(load)
    uses.push(use)
    if (hasPgbench)
      pgbench.push(await loadPgbench(shop.database, placeOrderScript, { ...how, connections: toDatabase }))
  }
  return {
    connections,
    http: middleLoad(http),
    raw: middleLoad(driver),
    pgbench: hasPgbench ? middleLoad(pgbench) : null,
    ratio: middleRatio(http, driver),
    p99Ratio: middleRatio(http, driver, 'p99'),
    processors: meanUse(uses),
  }
}
