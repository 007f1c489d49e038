import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorAnswer } from '@dimsum/contract/errors'
import { refusals } from '@dimsum/words/refusals'
import { codeOfStatus } from '../../errors/error-status.ts'

/** Node's codes for requests that never became one: https://nodejs.org/api/http.html#event-clienterror */
const statusOfNode = (code: string | undefined): number => {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408
    case 'HPE_HEADER_OVERFLOW':
      return 431
    default:
      return 400
  }
}

/**
 * Answers a request that broke below the router, and closes its socket once the answer is on the way: a caller who
 * neither reads it nor hangs up would keep a socket that is only ended.
 */
export const answerClientError = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statusOfNode(error.code)
  const code = codeOfStatus(status)
  const body = JSON.stringify({ message: refusals[code].id, code } satisfies ErrorAnswer)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}
