import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { join } from 'node:path'
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
  /** Answers a second, as a share of the bare server's. */
  ratio: number
  processors: ProcessorUse
}

export type Read = { name: string; from: ReadFigure['from']; path: string; headers?: Record<string, string> }

/** A read of the shop beside a bare HTTP server that gives the same bytes: the same headers, the same body. */
export async function measureRead(
  shop: Shop,
  { name, from, path, headers = {} }: Read,
  how: { connections: number; seconds: number },
): Promise<ReadFigure> {
  const answer = await readAnswer(shop.url + path, headers)
  const bare = await startBareServer(answer)
  try {
    const bareLoad = await loadHttp(bare.url, { path: '/', headers }, how)
    const [shopLoad, processors] = await watchProcessors({ shop: shop.pid, database: shop.databasePid }, () =>
      loadHttp(shop.url, { path, headers }, how),
    )
    return {
      name,
      from,
      bytes: answer.body.length,
      shop: shopLoad,
      bare: bareLoad,
      ratio: shopLoad.perSecond / bareLoad.perSecond,
      processors,
    }
  } finally {
    bare.stop()
  }
}

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

async function startBareServer({ headers, body }: Answer) {
  const child = fork(join(import.meta.dirname, 'bare-server.js'))
  child.send({ headers: headers.flat(), body: body.toString('base64') })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { url: `http://127.0.0.1:${port}`, stop: () => child.disconnect() }
}
