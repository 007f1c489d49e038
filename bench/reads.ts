import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { join } from 'node:path'
import type pg from 'pg'
import { loadHttp } from './load/http-load.ts'
import type { Load } from './load/latencies.ts'
import { type ProcessorUse, watchProcessors } from './load/processor-time.ts'
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

/** What a bare server is told: the answer, and perhaps a row to ask for each time, on so many connections. */
export type BareAnswer = {
  headers: string[]
  /** base64 */
  body: string
  row?: { text: string; values: unknown[]; database: pg.PoolConfig; connections: number }
}

/** As many connections as one process of the shop opens. */
const connectionsOfShop = 10

/** A read of the shop beside a bare HTTP server that gives the same bytes: the same headers, the same body. */
export async function measureRead(
  shop: Shop,
  { name, from, path, headers = {}, row }: Read,
  how: { connections: number; seconds: number },
): Promise<ReadFigure> {
  const answer = await readAnswer(shop.url + path, headers)
  const bare = await loadBareServer(answer, headers, how)
  const withRow =
    row === undefined
      ? null
      : await loadBareServer(answer, headers, how, {
          text: row.text,
          values: [...row.values],
          database: accessOf(shop),
          connections: connectionsOfShop,
        })
  const [shopLoad, processors] = await watchProcessors({ shop: shop.pid, database: shop.databasePid }, () =>
    loadHttp(shop.url, { path, headers }, how),
  )
  return {
    name,
    from,
    bytes: answer.body.length,
    shop: shopLoad,
    bare,
    withRow,
    ratio: shopLoad.perSecond / bare.perSecond,
    rowRatio: withRow && shopLoad.perSecond / withRow.perSecond,
    processors,
  }
}

const accessOf = ({ database }: Shop): pg.PoolConfig => ({
  host: database.PGHOST,
  user: database.PGUSER,
  database: database.PGDATABASE,
  password: database.PGPASSWORD,
})

type Answer = { headers: [string, string][]; body: Buffer }

/** The answer as it goes over the line; `fetch` would undo the compression. */
async function readAnswer(url: string, headers: Record<string, string>): Promise<Answer> {
  const request = get(url, { headers })
  const [answer] = await once(request, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${body}`)
  const own = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])
  const told = Object.entries(answer.headers as Record<string, string>).filter(([header]) => !own.has(header))
  return { headers: told, body }
}

/** Starts a bare server, loads it and ends it. */
async function loadBareServer(
  { headers, body }: Answer,
  asked: Record<string, string>,
  how: { connections: number; seconds: number },
  row?: BareAnswer['row'],
): Promise<Load> {
  const child = fork(join(import.meta.dirname, 'bare-server.js'))
  const told: BareAnswer = { headers: headers.flat(), body: body.toString('base64'), ...(row && { row }) }
  child.send(told)
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  try {
    return await loadHttp(`http://127.0.0.1:${port}`, { path: '/', headers: asked }, how)
  } finally {
    child.disconnect()
  }
}
