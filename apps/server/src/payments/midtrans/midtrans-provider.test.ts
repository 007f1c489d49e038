import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net'
import { rupiah } from '@dimsum/domain/money'
import { afterEach, describe, expect, it } from 'vitest'
import { type Charge, ProviderError } from '../payment-provider.ts'
import { createMidtransProvider, type MidtransProvider, type MidtransSettings } from './midtrans-provider.ts'

const serverKey = 'SB-Mid-server-SECRET-0001'
const charge: Charge = {
  providerOrderId: 'ORDER-42-1767225600000',
  amount: rupiah(58_000),
  items: [],
  customer: { name: 'Sari', phone: '081200000042', email: null },
  method: 'gopay',
  returnUrl: 'https://shop.example/invoice/42',
  startsAt: new Date('2026-01-01T00:00:00Z'),
  lifetimeMinutes: 60,
  proof: null,
}
const found = {
  order_id: 'ORDER-42-1767225600000',
  transaction_id: '11111111-1111-4111-8111-000000000001',
  transaction_status: 'settlement',
  gross_amount: '58000.00',
  status_code: '200',
  fraud_status: 'accept',
  currency: 'IDR',
  payment_type: 'gopay',
  settlement_time: '2026-01-01 07:01:40',
}

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown
const json =
  (status: number, body: unknown): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

const portOf = (server: TcpServer) => (server.address() as AddressInfo).port

/** A server with scripted answers, one per request, the last one repeated; records the requests. */
const peer = async (...answers: Answer[]) => {
  const asked: { method: string; path: string; authorization: string }[] = []
  const server: Server = createServer((request, response) => {
    asked.push({
      method: request.method ?? '',
      path: request.url ?? '',
      authorization: request.headers.authorization ?? '',
    })
    request.resume()
    const answer = answers[Math.min(asked.length, answers.length) - 1]
    answer?.(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  return { url: `http://127.0.0.1:${portOf(server)}`, asked }
}

const provider = (url: string, settings: Partial<MidtransSettings> = {}): MidtransProvider => {
  const made = createMidtransProvider({ serverKey, snapUrl: url, apiUrl: url, ...settings })
  closers.push(async () => made.close())
  return made
}

const failureOf = async (call: Promise<unknown>): Promise<ProviderError> => {
  const end = await call.catch((error: unknown) => error)
  if (!(end instanceof ProviderError)) throw new Error('The call did not fail as it should', { cause: end })
  return end
}

describe('a status request', () => {
  it('maps Midtrans’s fields to the port’s', async () => {
    const { url, asked } = await peer(json(200, found))
    const report = await provider(url).statusOf('ORDER-42-1767225600000')
    expect(report).toMatchObject({
      outcome: 'paid',
      grossAmount: '58000.00',
      transactionId: found.transaction_id,
      settledAt: new Date('2026-01-01T00:01:40Z'),
    })
    const authorization = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`
    expect(asked).toEqual([{ method: 'GET', path: '/v2/ORDER-42-1767225600000/status', authorization }])
  })

  it.each([200, 404])('treats «does not exist» as no transaction yet, over HTTP %s', async (status) => {
    const unknown = { status_code: '404', status_message: "Transaction doesn't exist." }
    const { url } = await peer(json(status, unknown))
    expect(await provider(url).statusOf('ORDER-1-1')).toBeNull()
  })

  it('accepts an expired payment, reported with code 407, and statuses in capitals', async () => {
    const { url } = await peer(json(200, { ...found, status_code: '407', transaction_status: 'EXPIRE' }))
    expect((await provider(url).statusOf(found.order_id))?.outcome).toBe('expired')
  })

  it('never returns an answer about another payment', async () => {
    const { url } = await peer(json(200, { ...found, order_id: 'ORDER-43-1', transaction_id: 'other' }))
    expect((await failureOf(provider(url).statusOf('ORDER-42-1767225600000'))).failure).toBe('unreachable')
  })

  it('is retried without a usable answer, at most three tries', async () => {
    const broken = await peer(json(500, {}), (_, response) => response.end('<html>'), json(200, found))
    expect((await provider(broken.url).statusOf(found.order_id))?.outcome).toBe('paid')
    const hopeless = await peer(json(503, {}))
    expect((await failureOf(provider(hopeless.url).statusOf('x'))).failure).toBe('unreachable')
    expect(hopeless.asked).toHaveLength(3)
  })

  it('reports a wrong key, and is not retried', async () => {
    const wrongKey = { status_code: '401', status_message: 'Unknown Merchant server_key/id' }
    const { url, asked } = await peer(json(401, wrongKey))
    expect((await failureOf(provider(url).statusOf('x'))).failure).toBe('unauthorised')
    expect(asked).toHaveLength(1)
  })

  it.each([
    ...['../../v2/x/approve', 'a/b', '..', '', 'a?b', '%2e%2e'],
    'x'.repeat(101),
  ])('sends no request for the id «%s»', async (id) => {
    const { url, asked } = await peer(json(200, found))
    expect((await failureOf(provider(url).statusOf(id))).failure).toBe('refused')
    expect(asked).toEqual([])
  })
})

describe('a failing provider,', () => {
  it.each<[string, Answer]>([
    ['nothing at all', (_, response) => response.socket?.destroy()],
    [
      'half an answer',
      (_, response) => {
        response.writeHead(200, { 'content-length': '5000' }).write('{"order_id":')
        response.socket?.end()
      },
    ],
    ['garbage', (_, response) => response.end('\u0000\u0001{')],
    ['a web page', json(502, '<html>')],
    ['a redirect', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/trap' }).end()],
    ['a token that is none', json(201, { token: 17, redirect_url: 'nowhere' })],
  ])('answering %s is no answer', async (_, answer) => {
    const { url } = await peer(answer)
    expect((await failureOf(provider(url).start(charge))).failure).toBe('unreachable')
    expect((await failureOf(provider(url).statusOf('x'))).failure).toBe('unreachable')
  })

  it('sending 100 MB, is cut off after 64 KiB', async () => {
    let sent = 0
    const { url } = await peer((_, response) => {
      const chunk = Buffer.alloc(64 * 1024, 'x')
      const push = (): void => {
        while (sent < 100 * 1024 * 1024 && !response.destroyed) {
          sent += chunk.length
          if (!response.write(chunk)) return void response.once('drain', push)
        }
        response.end()
      }
      push()
    })
    const before = process.memoryUsage().rss
    const error = await failureOf(provider(url).cancel('x'))
    expect(error.failure).toBe('unreachable')
    expect(sent).toBeLessThan(20 * 1024 * 1024)
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024)
  })

  it('never answering, ends in a timeout that includes retries', async () => {
    const { url, asked } = await peer(() => {})
    const slow = provider(url, { limits: { wholeMs: 200 } })
    const tries = async () => {
      const before = asked.length
      await failureOf(slow.statusOf('x', { withinMs: 500 }))
      return asked.length - before
    }
    // Half a second has room for two tries of a fifth and the pause between them, or fewer on a slow machine. Without
    // the limit there would be more.
    let most = 0
    for (let call = 0; call < 10 && most < 2; call += 1) most = Math.max(most, await tries())
    expect(most).toBeGreaterThanOrEqual(2)
    expect(most).toBeLessThanOrEqual(3)
  })

  it('accepting the connection without a TLS handshake, times out sooner than a slow answer', async () => {
    const mute = createTcpServer()
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
    closers.push(async () => void mute.close())
    const gone = provider(`https://127.0.0.1:${portOf(mute)}`, { limits: { connectMs: 100 } })
    const error = await failureOf(gone.cancel('x'))
    expect([error.failure, error.message]).toEqual([
      'unreachable',
      'The payment provider gave no answer: could not connect in time',
    ])
  })

  it('in any way, exposes no key in errors or logs', async () => {
    const reasons = ['transaction_details.gross_amount is not a number']
    const { url } = await peer(json(400, { error_messages: reasons }))
    const error = await failureOf(provider(url).start(charge))
    expect(error).toMatchObject({ failure: 'refused', status: 400, reasons })
    const dead = await failureOf(provider('http://127.0.0.1:9').start(charge))
    for (const { stack, message, cause, ...rest } of [error, dead]) {
      const text = JSON.stringify({ ...rest, stack, message, cause: String(cause) })
      expect(text).not.toContain('SECRET')
      expect(text).not.toContain(Buffer.from(`${serverKey}:`).toString('base64'))
    }
  })
})

it('the circuit breaker of the provider does not open for refusals, which are answers', async () => {
  const { url, asked } = await peer(json(412, { status_code: '412', status_message: 'too late' }))
  const guarded = provider(url)
  for (let count = 0; count < 8; count += 1) expect(await guarded.cancel('x')).toBe('too-late')
  expect(asked).toHaveLength(8)
})

describe('starting and ending a payment', () => {
  it.each([
    [400, 'transaction_details.order_id has already been taken'],
    [400, 'transaction_details.order_id sudah digunakan'],
    [400, 'transaction_details.order_id has been paid and utilized, please use another order ID'],
    [406, 'duplicate'],
  ])('distinguishes an id in use from other refusals: %s %s', async (status, text) => {
    const { url } = await peer(json(status, { error_messages: [text] }))
    expect((await failureOf(provider(url).start(charge))).failure).toBe('order-id-in-use')
  })

  it.each([
    [200, { canceled_at: '2026-01-01T00:00:00Z' }, 'closed'],
    [404, { error_messages: ['token not found'] }, 'closed'],
    [400, { error_messages: ['token already canceled'] }, 'closed'],
    [400, { error_messages: ['Transaction is on progress'] }, 'in-use'],
  ])('understands HTTP %s to closing a page', async (status, body, expected) => {
    const { url } = await peer(json(status, body))
    expect(await provider(url).closePage('token')).toBe(expected)
  })

  it.each([
    ['200', 'cancelled'],
    ['412', 'too-late'],
    ['404', 'unknown'],
  ])('understands code %s to a cancellation', async (status_code, expected) => {
    const { url } = await peer(json(200, { status_code, status_message: 'sent' }))
    expect(await provider(url).cancel('x')).toBe(expected)
  })
})
