import type { z } from 'zod'
import {
  type PaymentPage,
  type PaymentReport,
  ProviderError,
  type ProviderFailure,
} from '../payment-provider.ts'
import type { HttpAnswer } from './http-call.ts'
import { toReport, WireOutcome, WirePage, WireRefusal, WireStatus } from './wire-types.ts'

/**
 * Parses the provider's answers. Get Status and the actions report the result in `status_code` of the body, not in the
 * HTTP status: https://docs.midtrans.com/reference/get-transaction-status
 */

const parse = <T>(schema: z.ZodType<T>, text: string): T | null => {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

const isTrouble = (status: number) => status < 400 || status === 429 || status >= 500

/** Messages for an order id that is already in use: 400 from Snap, 406 elsewhere. The account decides the language. */
const saysTaken = (status: number, reasons: readonly string[]) =>
  status === 406 ||
  (status === 400 &&
    reasons.some((reason) => /order_id/i.test(reason) && /taken|utilized|digunakan|dibayar/i.test(reason)))

const failureOf = (status: number, reasons: readonly string[]): ProviderFailure => {
  if (status === 401) return 'unauthorised'
  if (isTrouble(status)) return 'unreachable'
  return saysTaken(status, reasons) ? 'order-id-in-use' : 'refused'
}

const failed = (status: number, reasons: readonly string[]) =>
  new ProviderError(failureOf(status, reasons), `The payment provider answered ${status}`, status, reasons)

const unusable = (status: number, why: string) =>
  new ProviderError('unreachable', `The payment provider answered ${why}`, status)

/** The answer to creating a token. */
export const readPage = ({ status, text }: HttpAnswer): PaymentPage => {
  if (status === 200 || status === 201) {
    const page = parse(WirePage, text)
    if (page === null) throw unusable(status, 'without a token')
    return { token: page.token, redirectUrl: page.redirect_url }
  }
  throw failed(status, parse(WireRefusal, text)?.error_messages ?? [])
}

/** The answer to closing a page. A missing page counts as closed; any other refusal means that it is in use. */
export const readClosing = ({ status, text }: HttpAnswer): 'closed' | 'in-use' => {
  if (status === 200 || status === 201) return 'closed'
  const reasons = parse(WireRefusal, text)?.error_messages
  if (status === 401 || isTrouble(status) || reasons === undefined) throw failed(status, reasons ?? [])
  return reasons.some((reason) => /not found|already cancel/i.test(reason)) ? 'closed' : 'in-use'
}

/**
 * The answer to Get Status for `id`; null while there is no transaction. Throws for an answer about another payment or
 * one that cannot be parsed.
 */
export const readStatus = ({ status, text }: HttpAnswer, id: string): PaymentReport | null => {
  const found = parse(WireStatus, text)
  if (found !== null && status < 500) {
    if (found.order_id !== id && found.transaction_id !== id) throw unusable(status, 'about another payment')
    return toReport(found)
  }
  const outcome = readOutcome({ status, text })
  if (outcome.code === 404) return null
  throw failed(outcome.code, outcome.reasons)
}

/** The answer to a cancellation. */
export const readCancelling = (answer: HttpAnswer): 'cancelled' | 'too-late' | 'unknown' => {
  const { code, reasons } = readOutcome(answer)
  if (code === 200) return 'cancelled'
  if (code === 412) return 'too-late'
  if (code === 404) return 'unknown'
  throw failed(code, reasons)
}

/** The answer to a refund, new or repeated with the same key. */
export const readRefund = (answer: HttpAnswer): void => {
  const { code, reasons } = readOutcome(answer)
  if (code !== 200) throw failed(code, reasons)
}

/** The code in the body. The HTTP status is used only for errors, for example a proxy's error page. */
const readOutcome = ({ status, text }: HttpAnswer): { code: number; reasons: string[] } => {
  const outcome = parse(WireOutcome, text)
  if (outcome === null) {
    if (status === 401 || status === 429 || status >= 500) throw failed(status, [])
    throw unusable(status, 'something that cannot be read')
  }
  const reasons = [outcome.status_message ?? []].flat()
  return { code: status === 401 || status >= 500 ? status : Number(outcome.status_code), reasons }
}
