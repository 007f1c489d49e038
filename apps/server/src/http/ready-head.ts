import { type ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http'
import { requestLimits } from './server-options.ts'

/** Header names and values in turn, as Node.js takes them. */
type Headers = readonly string[]

/** The head of an answer that is given again and again. What one answer has of its own is not in it. */
export type ReadyHead = {
  readonly status: number
  readonly headers: Headers
  /** The same as it goes over the line, up to where an answer's own headers follow. */
  readonly text: string
}

/**
 * Writes a head once for all answers that begin with it.
 * @param headers names in lower case
 * @throws TypeError for a name or value that no head may have
 */
export const prepareHead = (status: number, headers: Readonly<Record<string, string>>): ReadyHead => {
  for (const [name, value] of Object.entries(headers)) {
    validateHeaderName(name)
    validateHeaderValue(name, value)
  }
  const list = Object.entries(headers).flat()
  return { status, headers: list, text: `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${linesOf(list)}` }
}

function linesOf(headers: Headers): string {
  let lines = ''
  for (let at = 0; at < headers.length; at += 2) lines += `${headers[at]}: ${headers[at + 1]}\r\n`
  return lines
}

/** Where Node.js keeps the head it wrote; over one that is there it writes none. */
type WithHead = { _header: string | null }

const keptLine = `Connection: keep-alive\r\nKeep-Alive: timeout=${requestLimits.keepAliveTimeout / 1000}\r\n\r\n`

/**
 * Sends an answer whose head is ready, byte for byte as Node.js would write it: by itself it looks at every sign of every
 * header again for each answer, a fifth of what an answer from memory costs (docs/decisions/0036). It writes the head
 * where the connection ends with the answer, since it must know that, and in a Node.js that keeps heads elsewhere.
 * @param own headers of this answer alone, made by the shop; they are not looked at
 */
export const sendReady = (
  response: ServerResponse,
  { status, headers, text }: ReadyHead,
  own: Headers,
  body?: Buffer | string,
): void => {
  if (response.shouldKeepAlive) {
    const written = response as unknown as WithHead
    response.statusCode = status
    written._header = `${text}${linesOf(own)}Date: ${dateOfAnswer()}\r\n${keptLine}`
  }
  if (!response.headersSent) response.writeHead(status, [...headers, ...own])
  response.end(body)
}

let second = 0
let date = ''

/** The time as HTTP tells it, written once a second. */
function dateOfAnswer(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) {
    second = now
    date = new Date().toUTCString()
  }
  return date
}
