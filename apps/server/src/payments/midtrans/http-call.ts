import { Agent, type Dispatcher } from 'undici'
import { ProviderError } from '../payment-provider.ts'

/** Limits of one try, in milliseconds and bytes. */
export type CallLimits = { connectMs: number; wholeMs: number; answerBytes: number }

export const usualCallLimits: CallLimits = { connectMs: 3_000, wholeMs: 8_000, answerBytes: 64 * 1024 }

export type HttpAnswer = { status: number; text: string }
type HttpCall = { method: 'GET' | 'POST'; url: URL; authorization: string; body?: unknown }
export type HttpCaller = {
  /** One try. Throws ProviderError `unreachable` when no whole answer of bearable size came in time. */
  call(what: HttpCall, withinMs: number): Promise<HttpAnswer>
  /** Ends all connections; calls still under way fail. */
  close(): void
}

/**
 * Calls over kept-alive connections, by undici: it is what `fetch` is made of, and lets the time to connect and the size of
 * an answer be limited. Redirects are not followed: their status is an answer like any other. The errors name the cause,
 * never the key, an id or a body.
 */
export const createHttpCaller = (limits: CallLimits): HttpCaller => {
  const agent = new Agent({
    connect: { timeout: limits.connectMs },
    connections: 50,
    maxResponseSize: limits.answerBytes,
    // The time for the whole call is set for each one.
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
    async call(what, withinMs) {
      const signal = AbortSignal.timeout(Math.max(1, Math.ceil(Math.min(limits.wholeMs, withinMs))))
      try {
        const { statusCode, body } = await send(what, signal)
        return { status: statusCode, text: await body.text() }
      } catch (error) {
        throw unreachable(error, signal.aborted)
      }
    },
    close() {
      void agent.destroy()
    },
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
