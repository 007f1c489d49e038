import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { join } from 'node:path'
import type pg from 'pg'
import { loadHttp } from './load/http-load.ts'
import type { Load } from './load/latencies.ts'
import { type ProcessorUse, watchProcessors } from './load/processor-time.ts'
import { meanUse, middleLoad, middleRatio, turnSeconds, turns } from './load/turns.ts'
import type { Shop } from './shop.ts'

export type ReadFigure = {
  name: string
  /** Source of the response: a row of the database, or the process's memory. */
  from: 'database' | 'memory'
  bytes: number
  shop: Load
  bare: Load
  /** The bare server with the row; null for responses from memory. */
  withRow: Load | null
  /** Responses per second divided by those of the bare server, and of the one with the row. */
  ratio: number
  rowRatio: number | null
  processors: ProcessorUse
}

export type Read = {
  name: string
  from: ReadFigure['from']
  path: string
  headers?: Record<string, string>
  /** The query of the bare server for responses from the database. */
  row?: { text: string; values: readonly unknown[] }
}

/** Configuration of a bare server (bare-server.ts): the response, and an optional row to fetch per request. */
export type BareAnswer = {
  headers: [name: string, value: string][]
  /** base64 */
  body: string
  row?: { text: string; values: unknown[]; database: pg.PoolConfig; connections: number }
}

/** Pool size of one shop process. */
const connectionsOfShop = 10

/** Compares a read of the shop with a bare route of Fastify that sends the same headers and body, in turns. */
export async function measureRead(
  shop: Shop,
  { name, from, path, headers = {}, row }: Read,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<ReadFigure> {
  // Without a database, two cores are enough for a client that never sleeps.
  const how = { connections, seconds: turnSeconds(seconds), staysAwake: from === 'memory' }
  const answer = await readAnswer(shop.url + path, headers)
  const bareServer = await startBareServer(answer)
  const database = accessOf(shop)
  const rowServer =
    row &&
    (await startBareServer(answer, {
      ...row,
      values: [...row.values],
      database,
      connections: connectionsOfShop,
    }))
  const [loads, bare, withRow]: [Load[], Load[], Load[]] = [[], [], []]
  const uses: ProcessorUse[] = []
  try {
    for (let turn = 0; turn < turns; turn++) {
      bare.push(await loadHttp(bareServer.url, { path: '/', headers }, how))
      if (rowServer) withRow.push(await loadHttp(rowServer.url, { path: '/', headers }, how))
      const [load, use] = await watchProcessors({ shop: shop.pid, database: shop.databasePid }, () =>
        loadHttp(shop.url, { path, headers }, how),
      )
      loads.push(load)
      uses.push(use)
    }
  } finally {
    bareServer.stop()
    rowServer?.stop()
  }
  return {
    name,
    from,
    bytes: answer.body.length,
    shop: middleLoad(loads),
    bare: middleLoad(bare),
    withRow: rowServer ? middleLoad(withRow) : null,
    ratio: middleRatio(loads, bare),
    rowRatio: rowServer ? middleRatio(loads, withRow) : null,
    processors: meanUse(uses),
  }
}

const accessOf = ({ database }: Shop): pg.PoolConfig => ({
  host: database.PGHOST,
  user: database.PGUSER,
  database: database.PGDATABASE,
  password: database.PGPASSWORD,
})

type Answer = { headers: [string, string][]; body: Buffer }

/** The response as sent; `fetch` would decompress it. */
async function readAnswer(url: string, headers: Record<string, string>): Promise<Answer> {
  const request = get(url, { headers })
  const [answer] = await once(request, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${body}`)
  const own = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])
  const kept = Object.entries(answer.headers as Record<string, string>).filter(([header]) => !own.has(header))
  return { headers: kept, body }
}

/** Starts a bare server in a separate process. */
async function startBareServer(
  { headers, body }: Answer,
  row?: BareAnswer['row'],
): Promise<{ url: string; stop: () => void }> {
  const child = fork(join(import.meta.dirname, 'bare-server.js'))
  const bare: BareAnswer = { headers, body: body.toString('base64'), ...(row && { row }) }
  child.send(bare)
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { url: `http://127.0.0.1:${port}`, stop: () => child.disconnect() }
}
