import { Agent, type Dispatcher } from 'undici'
import type { SendOutcome } from './message-sender.ts'

/**
 * One connection per request: the server may close a keep-alive connection while it is being used, and then the outcome
 * would be unknown. Redirects are not followed.
 */
const agent = new Agent({
  connect: { timeout: 5_000 },
  pipelining: 0,
  maxResponseSize: 1024 * 1024,
  headersTimeout: 0,
  bodyTimeout: 0,
})

export type OneRequest = Pick<Dispatcher.RequestOptions, 'method' | 'headers' | 'body'> & { url: string }

/** Sends one request to the provider of a channel, without retry. @param withinMs max duration of the whole request */
export const sendRequest = ({ url, ...request }: OneRequest, withinMs: number) => {
  const { origin, pathname, search } = new URL(url)
  return agent.request({
    ...request,
    origin,
    path: pathname + search,
    signal: AbortSignal.timeout(withinMs),
  })
}

/** Codes of errors that occur before anything was sent. */
const notConnected =
  /^(UND_ERR_CONNECT_TIMEOUT|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CERT_|ERR_TLS_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/

/** The outcome of a request that undici ended with this error. */
export const outcomeOfError = (error: unknown): SendOutcome => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'timeout'
  if (notConnected.test(code)) return { end: 'refused', fault: code }
  return { end: 'unknown', fault: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : code }
}
