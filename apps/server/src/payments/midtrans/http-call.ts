import { Agent, type Dispatcher } from 'undici'
import { ProviderError } from '../payment-provider.ts'

/** Limits of one call, in milliseconds and bytes. */
export type CallLimits = { connectMs: number; wholeMs: number; answerBytes: number }

export const usualCallLimits: CallLimits = { connectMs: 3_000, wholeMs: 8_000, answerBytes: 64 * 1024 }

export type HttpAnswer = { status: number; text: string }
type HttpCall = { method: 'GET' | 'POST'; url: URL; authorization: string; body?: unknown }

/**
 * Calls over keep-alive connections with undici, the client behind `fetch`: it can limit the connect time and the size
 * of an answer. Redirects are returned, not followed. Errors name the cause, and never contain a key, an id or a body.
 */
export const createHttpCaller = (limits: CallLimits) => {
  const agent = new Agent({
    connect: { timeout: limits.connectMs },
    connections: 50,
    maxResponseSize: limits.answerBytes,
    // The caller sets a timeout for the whole call.
    headersTimeout: 0,
    bodyTimeout: 0,
  })

  const send = ({ method, url, authorization, body }: HttpCall, signal: AbortSignal) =>
    agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method,
      signal,
      headers: { accept: 'application/json', 'content-type': 'application/json', authorization },
      body: body === undefined ? null : JSON.stringify(body),
    } satisfies Dispatcher.RequestOptions)

  return {
    /**
     * One call without retry. Throws ProviderError `unreachable` when no complete answer within the size limit arrived
     * in time.
     */
    async call(what: HttpCall, withinMs: number): Promise<HttpAnswer> {
      const signal = AbortSignal.timeout(Math.max(1, Math.ceil(Math.min(limits.wholeMs, withinMs))))
      try {
        const { statusCode, body } = await send(what, signal)
        return { status: statusCode, text: await body.text() }
      } catch (error) {
        throw unreachable(error, signal.aborted)
      }
    },
    /** Ends all connections; pending calls fail. */
    close: () => void agent.destroy(),
  }
}

const sentences: Readonly<Record<string, string>> = {
  UND_ERR_CONNECT_TIMEOUT: 'could not connect in time',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'the answer is too large',
  UND_ERR_SOCKET: 'the answer was cut off',
}

const unreachable = (error: unknown, isTimedOut: boolean): ProviderError => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return new ProviderError(
    'unreachable',
    `The payment provider gave no answer: ${isTimedOut ? 'time is up' : (sentences[code] ?? code)}`,
  )
}
