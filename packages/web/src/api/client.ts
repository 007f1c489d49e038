import type { ErrorAnswer } from '@dimsum/contract/errors'
import { connection } from '@dimsum/words/connection'
import { languages } from '@dimsum/words/sentence'
import { ApiError } from './api-error.ts'
import { asking, takeAhead } from './asked-ahead.ts'
import { answerDeadlineMs, deadline, isTimeout } from './deadline.ts'
import { isOnline } from './retry.ts'

/**
 * The one way to the server: same-origin cookies, JSON only when there is a body (product.md section 7). Any answer
 * that is not OK becomes an {@link ApiError}; its message is the server's own, or `{status}: {text}`
 * (product.md section 8). On GETs a 401 is no data, not an error. A call without an answer ends after a time.
 */
export const api = {
  /** Answers `null` when the caller is not signed in. */
  async get<T>(path: string, { signal }: { signal?: AbortSignal } = {}): Promise<T | null> {
    return readOrNothing<T>(await send('GET', path, { signal }, textOf))
  },

  /** A question whose words must not stand in an address: asked with POST, answered as {@link api.get} is. */
  async ask<T>(path: string, body: unknown, { signal }: { signal?: AbortSignal } = {}): Promise<T | null> {
    return readOrNothing<T>(await send('POST', path, { signal, body, isQuestion: true }, textOf))
  },

  /** As {@link api.ask}, for an answer that is a file; without a session it fails. */
  async askFile(path: string, body: unknown): Promise<Blob> {
    const options = { body, isQuestion: true, deadlineMs: fileDeadlineMs }
    const [response, file] = await send('POST', path, options, (answer) => answer.blob())
    if (!response.ok) throw errorFrom(response, await file.text())
    return file
  },

  async post<T = void>(path: string, body?: unknown, options: SendOptions = {}): Promise<T> {
    return readAnswer<T>(await send('POST', path, { ...options, body }, textOf))
  },

  async patch<T = void>(path: string, body?: unknown, options: SendOptions = {}): Promise<T> {
    return readAnswer<T>(await send('PATCH', path, { ...options, body }, textOf))
  },

  async put<T = void>(path: string, body?: unknown, options: SendOptions = {}): Promise<T> {
    return readAnswer<T>(await send('PUT', path, { ...options, body }, textOf))
  },

  async delete<T = void>(path: string, options: SendOptions = {}): Promise<T> {
    return readAnswer<T>(await send('DELETE', path, options, textOf))
  },
}

export type SendOptions = {
  signal?: AbortSignal | undefined
  /** Made once per draft, so a repeated request cannot act twice. */
  idempotencyKey?: string | undefined
  /** Repeating the request without a key does no harm either. */
  isRepeatable?: boolean | undefined
  /** The total on the screen, as on the wire: an order that costs something else by now is refused, not charged. */
  expectedTotal?: string | undefined
}

/** Time for a whole answer that is a file (ms): the server may collect a year of orders for it. */
const fileDeadlineMs = 180_000

const textOf = (response: Response) => response.text()

/** The answer with its body, or why there is none: the body may stop on its way too. */
async function send<Body>(
  method: string,
  path: string,
  options: SendOptions & { body?: unknown; isQuestion?: boolean; deadlineMs?: number },
  bodyOf: (response: Response) => Promise<Body>,
): Promise<[Response, Body]> {
  const { signal, idempotencyKey, expectedTotal, body, deadlineMs = answerDeadlineMs } = options
  const { headers: asked, credentials } = asking()
  const headers: Record<string, string> = { ...asked }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey
  if (expectedTotal !== undefined) headers['Expected-Total'] = expectedTotal
  const { signal: ending, isOver, clear } = deadline(deadlineMs, signal)
  try {
    const begun = method === 'GET' ? takeAhead(path) : undefined
    const response = await (begun ??
      fetch(path, {
        method,
        headers,
        credentials,
        signal: ending,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }))
    return [response, await bodyOf(response)]
  } catch (cause) {
    if (signal?.aborted) throw cause
    const isRead = method === 'GET' || options.isQuestion === true
    // A prefetched call has a deadline of its own.
    if (isOver() || isTimeout(cause))
      throw noAnswer(isRead, idempotencyKey !== undefined || options.isRepeatable === true)
    throw noConnection(isRead)
  } finally {
    clear()
  }
}

/** A device that does not know itself offline cannot tell its own line from a shop that is down. */
export function noConnection(isRead: boolean): ApiError {
  const [onLine, offLine] = isRead
    ? [connection.notFetched, connection.notLoaded]
    : [connection.notReached, connection.notSent]
  return new ApiError(isOnline() ? onLine : offLine, { status: 0, code: 'offline' })
}

/** What was sent may have been carried out. */
export function noAnswer(isRead: boolean, isRepeatable: boolean): ApiError {
  const said = isRead ? connection.notAnswered : isRepeatable ? connection.sendAgain : connection.checkFirst
  return new ApiError(said, { status: 0, code: 'timeout' })
}

/** As {@link readAnswer}; null when the caller is not signed in. */
function readOrNothing<T>(answer: [Response, string]): T | null {
  return answer[0].status === 401 ? null : readAnswer<T>(answer)
}

/** The JSON of a good answer (`undefined` when it is empty), or the error of a bad one. A network's sign-in page is a bad one. */
export function readAnswer<T>([response, text]: [Response, string]): T {
  if (!response.ok) throw errorFrom(response, text)
  try {
    return (text === '' ? undefined : JSON.parse(text)) as T
  } catch {
    throw errorFrom(response, text)
  }
}

function errorFrom(response: Response, text: string): ApiError {
  const answer = errorAnswer(text)
  const seconds = Number.parseInt(response.headers.get('Retry-After') ?? '', 10)
  return new ApiError(answer?.message ?? `${response.status}: ${text || response.statusText}`, {
    status: response.status,
    // A sentence without a code is the shop's all the same.
    code: answer ? (answer.code ?? 'internal') : 'unknown',
    language: languages.find((language) => language === response.headers.get('Content-Language')),
    details: answer?.details,
    issues: answer?.issues,
    retryAfter: Number.isNaN(seconds) ? undefined : seconds,
  })
}

/** Reads the shop's own error body; a proxy's HTML page or plain text is none. */
function errorAnswer(text: string): (Partial<ErrorAnswer> & { message: string }) | null {
  try {
    const body: unknown = JSON.parse(text)
    const isAnswer =
      typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    return isAnswer ? (body as Partial<ErrorAnswer> & { message: string }) : null
  } catch {
    return null
  }
}
