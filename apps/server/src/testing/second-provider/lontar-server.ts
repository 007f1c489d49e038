import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/**
 * Lontar, a payment provider that exists for tests alone. Nothing of it resembles Midtrans: amounts are numbers, states
 * are Indonesian words, an invoice is one transaction, and its messages are signed in a header over all their fields.
 */
export type LontarState = 'menunggu' | 'masuk' | 'ditolak' | 'lewat' | 'dihentikan' | 'kembali'

/** An invoice as Lontar's answers and messages show it; `payment` is null until the customer chose a way to pay. */
export type LontarInvoice = {
  reference: string
  payment: string | null
  state: LontarState | null
  total: number
  memo: string | null
}

/** The `x-lontar-seal` header of a message. */
export const sealOf = (invoice: LontarInvoice, key: string): string => {
  const { reference, payment, state, total, memo } = invoice
  return createHmac('sha256', key)
    .update(JSON.stringify([reference, payment, state, total, memo]))
    .digest('hex')
}

export const startLontar = async (key: string, shop: { notificationUrl: string }) => {
  const invoices = new Map<string, LontarInvoice & { page: string; isPageClosed: boolean }>()
  const find = (id: string) =>
    [...invoices.values()].find(({ reference, payment, page }) => [reference, payment, page].includes(id))

  const shown = ({ reference, payment, state, total, memo }: LontarInvoice): LontarInvoice => ({
    reference,
    payment,
    state,
    total,
    memo,
  })

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (status: number, body: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.headers.authorization !== `Bearer ${key}`) return send(401, { problem: 'key' })
    const [, what = '', id = '', act] = (request.url ?? '').split('/')
    if (what === 'invoices' && id === '') {
      const { reference, total, memo } = (await json(request)) as LontarInvoice
      if (find(reference)?.payment) return send(409, { problem: 'in use' })
      const page = randomUUID()
      invoices.set(reference, {
        reference,
        payment: null,
        state: null,
        total,
        memo,
        page,
        isPageClosed: false,
      })
      return send(201, { page })
    }
    const invoice = find(decodeURIComponent(id))
    if (!invoice) return send(404, { problem: 'unknown' })
    if (act === 'close') {
      invoice.isPageClosed = invoice.payment === null
      return send(200, { closed: invoice.isPageClosed })
    }
    if (act === 'stop') {
      if (invoice.state !== 'menunggu') return send(409, { problem: 'finished' })
      invoice.state = 'dihentikan'
    }
    send(200, shown(invoice))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const known = (reference: string) => {
    const invoice = invoices.get(reference)
    if (!invoice) throw new Error(`Lontar has no invoice ${reference}`)
    return invoice
  }

  return {
    url: `http://127.0.0.1:${port}`,
    invoice: known,
    /** The customer, a bank or Lontar itself moves a payment; the shop is not notified. */
    move: (reference: string, state: LontarState): LontarInvoice => {
      const invoice = known(reference)
      invoice.payment ??= randomUUID()
      invoice.state = state
      return shown(invoice)
    },
    /** Posts the invoice as it is, or as a forger claims it is; answers the shop's status code. */
    notify: async (reference: string, forged: Partial<LontarInvoice> = {}): Promise<number> => {
      const genuine = shown(known(reference))
      const response = await fetch(shop.notificationUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-lontar-seal': sealOf(genuine, key) },
        body: JSON.stringify({ ...genuine, ...forged }),
      })
      return response.status
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
