import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createLatencies, type Latencies, type Load, warmUpMs } from './latencies.ts'

/** A request; only the client's IP address differs between sends. */
export type LoadRequest = {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

let address = 0
/** A new client IP address: the bench acts as a trusted proxy. */
const nextAddress = () => {
  address += 1
  return `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`
}

const headOf = ({ method = 'GET', path, headers = {}, body = '' }: LoadRequest, host: string): string =>
  [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === '' ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
    'x-forwarded-for: ',
  ].join('\r\n')

/**
 * Loads one path over keep-alive connections; each sends its next request after the response. Written for this bench,
 * because on two cores a general client takes CPU time from the shop.
 * @param requests one request, or a function that returns the n-th
 * @param how `staysAwake`: takes a whole core. A client that sleeps must be woken by the server's next write, which
 *   then takes twice as long; only the faster of two servers would be spared that.
 */
export async function loadHttp(
  url: string,
  requests: LoadRequest | ((n: number) => LoadRequest),
  {
    connections,
    seconds,
    staysAwake = false,
  }: { connections: number; seconds: number; staysAwake?: boolean },
): Promise<Load> {
  const { hostname, port, host } = new URL(url)
  const latencies = createLatencies()
  const startedAt = performance.now()
  const times = { from: startedAt + warmUpMs(seconds), until: startedAt + warmUpMs(seconds) + seconds * 1000 }
  let count = 0
  const same = typeof requests === 'function' ? null : { head: headOf(requests, host), body: requests.body }
  const nextText = () => {
    count += 1
    const request = typeof requests === 'function' ? requests(count) : requests
    const head = same?.head ?? headOf(request, host)
    return `${head}${nextAddress()}\r\n\r\n${request.body ?? ''}`
  }
  const asking = Array.from({ length: connections }, async () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    await once(socket, 'connect')
    await askUntilOver(socket, nextText, latencies, times)
  })
  let isOver = false
  const poll = () => void (isOver || setImmediate(poll))
  if (staysAwake) poll()
  await Promise.all(asking).finally(() => {
    isOver = true
  })
  return latencies.sum(seconds)
}

function askUntilOver(
  socket: Socket,
  nextText: () => string,
  latencies: Latencies,
  { from, until }: { from: number; until: number },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const answer = createAnswerReader()
    let askedAt = 0
    const ask = () => {
      askedAt = performance.now()
      if (askedAt >= until) return void socket.end(resolve)
      socket.write(nextText())
    }
    socket.on('data', (bytes: Buffer) => {
      const status = answer.take(bytes)
      if (status === null) return
      const now = performance.now()
      if (askedAt >= from && now <= until) {
        if (status >= 200 && status < 300) latencies.add(now - askedAt)
        else latencies.refuse()
      }
      ask()
    })
    socket.once('error', reject)
    socket.once('close', () =>
      performance.now() < until ? reject(new Error('The server hung up')) : resolve(),
    )
    ask()
  })
}

/** Counts bytes of consecutive responses, and returns the status when one is complete. Requires `Content-Length`. */
function createAnswerReader() {
  let status = 0
  let missing = -1
  let head = ''
  return {
    take(bytes: Buffer): number | null {
      let body = bytes.length
      if (missing < 0) {
        head += bytes.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return null
        status = Number(head.slice(9, 12))
        const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end + 2))?.[1]
        if (length === undefined && status !== 304 && status !== 204)
          throw new Error('An answer without a length')
        body = head.length - end - 4
        missing = Number(length ?? 0)
        head = ''
      }
      missing -= body
      if (missing > 0) return null
      missing = -1
      return status
    },
  }
}
