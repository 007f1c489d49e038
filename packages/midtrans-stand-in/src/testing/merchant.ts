import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach } from 'vitest'
import { exampleClientKey, exampleServerKey } from '../keys.ts'
import { createStandIn, type StandInOptions } from '../stand-in.ts'

interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: Record<string, unknown> & { transaction_status: string; order_id: string; transaction_id: string }
}

export interface ApiReply {
  status: number
  body: Record<string, unknown>
  text: string
}

/** A status, a redirect, or no response. */
export type NotificationAnswer = (nth: number) => number | { status: number; location: string } | 'never'

/** The default token request for `orderId`. */
export const tokenRequest = (orderId: string, more: Record<string, unknown> = {}) => ({
  transaction_details: { order_id: orderId, gross_amount: 58_000 },
  item_details: [{ id: '20pcs', price: 58_000, quantity: 1, name: 'Paket Sedang (20 pcs)' }],
  customer_details: { first_name: 'Sari', phone: '081200000042' },
  ...more,
})

export const merchantHeaders = (serverKey: string) => ({
  Authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`,
  'Content-Type': 'application/json',
  Accept: 'application/json',
})

/** A merchant for tests: its own notification URL, and its server's calls to the stand-in. */
export type Merchant = Awaited<ReturnType<typeof startMerchant>>

/** Starts a stand-in and the merchant it notifies, on free ports. Retry waits are scaled to a few milliseconds. */
export async function startMerchant(options: Partial<StandInOptions> = {}) {
  const received: Received[] = []
  let answer: NotificationAnswer = () => 200
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => '')
    // A stand-in that is closed while sending has sent nothing.
    if (!request.complete) return
    received.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(body) })
    const reply = answer(received.length)
    if (reply === 'never') return
    if (typeof reply === 'number') response.writeHead(reply).end()
    else response.writeHead(reply.status, { Location: reply.location }).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const notificationUrl = `http://127.0.0.1:${port}/notification`

  const standIn = createStandIn({
    serverKey: exampleServerKey,
    clientKey: exampleClientKey,
    notificationUrls: [notificationUrl],
    retryDelayScale: 1e-7,
    answerTimeoutMs: 2_000,
    hangMs: 50,
    seed: 'test',
    ...options,
  })
  const { url } = await standIn.listen({ host: '127.0.0.1', port: 0 })
  const headers = merchantHeaders(options.serverKey ?? exampleServerKey)

  const call = async (path: string, init: RequestInit): Promise<ApiReply> => {
    const response = await fetch(url + path, init)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') === true
    return { status: response.status, text, body: isJson ? JSON.parse(text) : {} }
  }
  const post = (path: string, body: unknown, more: Record<string, string> = {}) =>
    call(path, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) })

  return {
    standIn,
    url,
    notificationUrl,
    /** Every notification received, oldest first. */
    received,
    /** Sets the response to notifications; the default is 200. */
    answerWith(next: NotificationAnswer) {
      answer = next
    },
    /** Creates a token; fails the test when it is refused. */
    async createToken(orderId: string, more?: Record<string, unknown>) {
      const reply = await post('/snap/v1/transactions', tokenRequest(orderId, more))
      if (reply.status !== 201) throw new Error(`No token: ${reply.status} ${reply.text}`)
      return { token: String(reply.body.token), redirect_url: String(reply.body.redirect_url) }
    },
    post,
    get: (path: string) => call(path, { headers }),
    async close() {
      await standIn.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A new merchant for each test of a file, and the control of its stand-in. */
export function useMerchant(
  options: Partial<StandInOptions> = {},
  prepare: (merchant: Merchant) => unknown = () => {},
) {
  let current: Merchant | undefined
  beforeEach(async () => {
    current = await startMerchant(options)
    await prepare(current)
  })
  afterEach(() => current?.close())
  const merchant = () => {
    if (!current) throw new Error('A merchant exists only while a test runs')
    return current
  }
  return { merchant, control: () => merchant().standIn.control }
}

/** The statuses received for an order, in order of arrival. */
export const statusesOf = (merchant: Merchant, orderId: string): string[] =>
  merchant.received.filter(({ body }) => body.order_id === orderId).map(({ body }) => body.transaction_status)
