import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorAnswer } from '@dimsum/contract/errors'
import { refusals } from '@dimsum/words/refusals'
import { codeOfStatus } from '../../errors/error-status.ts'

/** Node's codes for malformed requests: https://nodejs.org/api/http.html#event-clienterror */
const statusOfNode: Partial<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Answers a malformed request and then closes its socket: a caller who neither reads the response nor hangs up would
 * otherwise keep it open.
 */
export const answerClientError = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statusOfNode[error.code ?? ''] ?? 400
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
