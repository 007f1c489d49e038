import { rupiah, rupiahToWire } from '@dimsum/domain/money'
import type { PaymentOutcome } from '@dimsum/domain/payment-outcome'
import { type PaymentProvider, type PaymentReport, ProviderError } from '../../payments/payment-provider.ts'
import { type LontarInvoice, type LontarState, sealOf } from './lontar-server.ts'

const outcomes: Readonly<Record<LontarState, PaymentOutcome>> = {
  menunggu: 'open',
  masuk: 'paid',
  ditolak: 'denied',
  lewat: 'expired',
  dihentikan: 'cancelled',
  kembali: 'reversed',
}
const outcomeOf = (word: string): PaymentOutcome | null => outcomes[word as LontarState] ?? null

const toReport = (invoice: LontarInvoice): PaymentReport => ({
  providerOrderId: invoice.reference,
  transactionId: invoice.payment,
  outcome: outcomeOf(invoice.state ?? ''),
  words: { status: invoice.state ?? '', fraud: null, code: null, method: null },
  method: null,
  isWellFormed: true,
  isConsistent: true,
  isTest: false,
  grossAmount: rupiahToWire(rupiah(invoice.total)),
  currency: 'IDR',
  refundAmount: null,
  ourReference: null,
  ourProof: invoice.memo,
  transactionAt: null,
  settledAt: null,
  expiresAt: null,
})

const failures = { 401: 'unauthorised', 409: 'taken' } as const

/** Lontar behind the port. */
export const createLontarProvider = ({ url, key }: { url: string; key: string }): PaymentProvider => {
  /** Null for HTTP 404. */
  const ask = async (method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> => {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new ProviderError('unreachable', 'Lontar gave no answer', null, [], error)
    })
    if (response.status === 404) return null
    const { status } = response
    if (!response.ok) {
      throw new ProviderError(failures[status as 401 | 409] ?? 'refused', `Lontar answered ${status}`, status)
    }
    return response.json()
  }
  const at = (id: string) => `/invoices/${encodeURIComponent(id)}`

  return {
    name: 'lontar',
    async start({ providerOrderId, amount, proof }) {
      const invoice = { reference: providerOrderId, total: amount, memo: proof }
      const { page } = (await ask('POST', '/invoices/', invoice)) as { page: string }
      return { token: page, redirectUrl: `${url}/pages/${page}` }
    },
    async statusOf(id) {
      const invoice = (await ask('GET', at(id))) as LontarInvoice | null
      return invoice === null || invoice.payment === null ? null : toReport(invoice)
    },
    async cancel(id) {
      try {
        return (await ask('POST', `${at(id)}/stop`)) === null ? 'unknown' : 'cancelled'
      } catch (error) {
        if (error instanceof ProviderError && error.failure === 'taken') return 'too-late'
        throw error
      }
    },
    async closePage(token) {
      const { closed } = (await ask('POST', `${at(token)}/close`)) as { closed: boolean }
      return closed ? 'closed' : 'in-use'
    },
    readNotification({ headers, body }) {
      const isSealed =
        typeof body === 'object' &&
        body !== null &&
        headers['x-lontar-seal'] === sealOf(body as LontarInvoice, key)
      return isSealed ? toReport(body as LontarInvoice) : 'bad-signature'
    },
    outcomeOf: ({ status }) => outcomeOf(status),
  }
}
