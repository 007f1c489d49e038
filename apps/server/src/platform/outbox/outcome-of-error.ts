import type { SendOutcome } from './message-sender.ts'

/** Codes of errors that occur before anything was sent. */
const notConnected =
  /^(UND_ERR_CONNECT_TIMEOUT|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CERT_|ERR_TLS_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/

/** The outcome of a request that undici ended with this error. */
export const outcomeOfError = (error: unknown): SendOutcome => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'timeout'
  if (notConnected.test(code)) return { end: 'refused', fault: code }
  return { end: 'unknown', fault: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : code }
}
