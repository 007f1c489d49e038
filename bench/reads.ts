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
  /** Where the answer comes from: a row of the database, or the process's memory. */
  from: 'database' | 'memory'
  bytes: number
  shop: Load
  bare: Load
  /** The bare server when it asks for the row first; null for what comes from memory. */
  withRow: Load | null
  /** Answers a second, as a share of the bare server's, and of the one that asks for the row. */
  ratio: number
  rowRatio: number | null
  processors: ProcessorUse
}

export type Read = {
  name: string
  from: ReadFigure['from']
  path: string
  headers?: Record<string, string>
  /** What a bare server asks the database for when the answer comes from there. */
  row?: { text: string; values: readonly unknown[] }
}

/** What a bare server is given: the answer, and perhaps a row to ask for each time, on so many connections. */
export type BareAnswer = {
  headers: string[]
  /** base64 */
  body: string
  row?: { text: string; values: unknown[]; database: pg.PoolConfig; connections: number }
}

/** As many connections as one process of the shop opens. */
const connectionsOfShop = 10

/** A read of the shop beside a bare HTTP server that gives the same bytes: the same headers, the same body; in turns. */
export async function measureRead(
  shop: Shop,
  { name, from, path, headers = {}, row }: Read,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<ReadFigure> {
  const how = { connections, seconds: turnSeconds(seconds) }
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

/** The answer as it is sent; `fetch` would undo the compression. */
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

/** A bare server in a process of its own. */
async function startBareServer(
  { headers, body }: Answer,
  row?: BareAnswer['row'],
): Promise<{ url: string; stop: () => void }> {
  const child = fork(join(import.meta.dirname, 'bare-server.js'))
  const bare: BareAnswer = { headers: headers.flat(), body: body.toString('base64'), ...(row && { row }) }
  child.send(bare)
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { url: `http://127.0.0.1:${port}`, stop: () => child.disconnect() }
}
