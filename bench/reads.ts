import { once } from 'node:events'
import { createServer } from 'node:http'
import { type Load, load } from './http-load.ts'
import type { Shop } from './shop-under-load.ts'

export type ReadFigure = { name: string; shop: Load; bare: Load; ratio: number }

/** A read of the shop beside a bare HTTP server that gives the same bytes. */
export async function measureRead(
  shop: Shop,
  name: string,
  path: string,
  headers: Record<string, string>,
  how: { connections: number; seconds: number },
): Promise<ReadFigure> {
  const answer = await fetch(shop.url + path, { headers })
  const body = Buffer.from(await answer.arrayBuffer())
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${body}`)
  const bare = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
  }).listen(0, '127.0.0.1')
  await once(bare, 'listening')
  const { port } = bare.address() as { port: number }
  try {
    const bareLoad = await load(`http://127.0.0.1:${port}`, { method: 'GET', path: '/' }, how)
    const shopLoad = await load(shop.url, { method: 'GET', path, headers }, how)
    return { name, shop: shopLoad, bare: bareLoad, ratio: shopLoad.perSecond / bareLoad.perSecond }
  } finally {
    bare.close()
  }
}
