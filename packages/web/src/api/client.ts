import type { ErrorAnswer } from '@dimsum/contract/errors'
import { connection } from '@dimsum/words/connection'
import { languages } from '@dimsum/words/sentence'
import { ApiError } from './api-error.ts'
import { answerDeadlineMs, deadline, isTimeout } from './deadline.ts'
import { readPrefetched, requestOptions } from './prefetch.ts'
import { isOnline } from './retry.ts'

/**
 * HTTP client: same-origin cookies, JSON only with a body (product.md section 7). An error response becomes an {@link
 * ApiError} with the server's message or `{status}: {text}` (product.md section 8). A GET with 401 returns null. Every
 * call has a deadline.
 */
export const api = {
  /** Returns `null` when the caller is not signed in. */
  async get<T>(path: string, { signal }: { signal?: AbortSignal } = {}): Promise<T | null> {
    return readOrNothing<T>(await send('GET', path, { signal }, textOf))
  },

  /** A query whose parameters must not be in a URL: sent as POST, with results like {@link api.get}. */
  async ask<T>(path: string, body: unknown, { signal }: { signal?: AbortSignal } = {}): Promise<T | null> {
    return readOrNothing<T>(await send('POST', path, { signal, body, isQuestion: true }, textOf))
  },

  /** Like {@link api.get}, for a file; fails without a session. */
  getFile: (path: string): Promise<Blob> => readFile('GET', path),

  /** Like {@link api.ask}, for a file; fails without a session. */
  askFile: (path: string, body: unknown): Promise<Blob> => readFile('POST', path, body),

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
  /** One per draft, so that a repeated request has no second effect. */
  idempotencyKey?: string | undefined
  /** Whether the request is idempotent without a key. */
  isRepeatable?: boolean | undefined
  /** Total on the screen in wire format. The server rejects the order if its total differs. */
  expectedTotal?: string | undefined
}

/** Deadline for a file (ms): the server may export a year of orders. */
const fileDeadlineMs = 180_000

const textOf = (response: Response) => response.text()

/** Response and body. Throws when either is missing: the body can also stop halfway. */
async function send<Body>(
  method: string,
  path: string,
  options: SendOptions & { body?: unknown; isQuestion?: boolean; deadlineMs?: number },
  bodyOf: (response: Response) => Promise<Body>,
): Promise<[Response, Body]> {
  const { signal, idempotencyKey, expectedTotal, body, deadlineMs = answerDeadlineMs } = options
  const { headers: asked, credentials } = requestOptions()
  const headers: Record<string, string> = { ...asked }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey
  if (expectedTotal !== undefined) headers['Expected-Total'] = expectedTotal
  const { signal: ending, isOver, clear } = deadline(deadlineMs, signal)
  try {
    const begun = method === 'GET' ? readPrefetched(path) : undefined
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
    // A prefetched call has its own deadline.
    if (isOver() || isTimeout(cause))
      throw timeoutError(isRead, idempotencyKey !== undefined || options.isRepeatable === true)
    throw connectionError(isRead)
  } finally {
    clear()
  }
}

/** Unless the device reports that it is offline, a lost connection looks the same as a server that is down. */
export function connectionError(isRead: boolean): ApiError {
  const [onLine, offLine] = isRead
    ? [connection.notFetched, connection.notLoaded]
    : [connection.notReached, connection.notSent]
  return new ApiError(isOnline() ? onLine : offLine, { status: 0, code: 'offline' })
}

/** The request may have been processed. */
export function timeoutError(isRead: boolean, isRepeatable: boolean): ApiError {
  const message = isRead
    ? connection.notAnswered
    : isRepeatable
      ? connection.sendAgain
      : connection.checkFirst
  return new ApiError(message, { status: 0, code: 'timeout' })
}

async function readFile(method: string, path: string, body?: unknown): Promise<Blob> {
  const options = { body, isQuestion: true, deadlineMs: fileDeadlineMs }
  const [response, file] = await send(method, path, options, (answer) => answer.blob())
  if (!response.ok) throw errorFrom(response, await file.text())
  return file
}

/** Like {@link readAnswer}; null when the caller is not signed in. */
function readOrNothing<T>(answer: [Response, string]): T | null {
  return answer[0].status === 401 ? null : readAnswer<T>(answer)
}

/** JSON of a successful response (`undefined` when empty), or an error. A Wi-Fi login page counts as an error. */
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
    // A message without a code still comes from the shop's server.
    code: answer ? (answer.code ?? 'internal') : 'unknown',
    language: languages.find((language) => language === response.headers.get('Content-Language')),
    details: answer?.details,
    reason: answer?.reason,
    issues: answer?.issues,
    retryAfter: Number.isNaN(seconds) ? undefined : seconds,
  })
}

/** Parses the shop's error body; null for a proxy's HTML page or plain text. */
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
