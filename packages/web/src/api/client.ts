import type { ErrorAnswer } from '@dimsum/contract/errors'
import { connection } from '@dimsum/words/connection'
import { languages } from '@dimsum/words/sentence'
import { ApiError } from './api-error.ts'
import { asking, takeAhead } from './asked-ahead.ts'

/**
 * The one way to the server: same-origin cookies, JSON only when there is a body (product.md section 7). Any answer
 * that is not OK becomes an {@link ApiError}; its message is the server's own, or `{status}: {text}`
 * (product.md section 8). On GETs a 401 is no data, not an error.
 */
export const api = {
  /** Answers `null` when the caller is not signed in. */
  async get<T>(path: string, { signal }: { signal?: AbortSignal } = {}): Promise<T | null> {
    return readOrNothing<T>(await send('GET', path, { signal }))
  },

  /** A question whose words must not stand in an address: asked with POST, answered as {@link api.get} is. */
  async ask<T>(path: string, body: unknown, { signal }: { signal?: AbortSignal } = {}): Promise<T | null> {
    return readOrNothing<T>(await send('POST', path, { signal, body, isQuestion: true }))
  },

  /** As {@link api.ask}, for an answer that is a file; without a session it fails. */
  async askFile(path: string, body: unknown): Promise<Blob> {
    const response = await send('POST', path, { body, isQuestion: true })
    if (!response.ok) throw errorFrom(response, await response.text())
    return response.blob()
  },

  async post<T = void>(path: string, body?: unknown, options: SendOptions = {}): Promise<T> {
    return read<T>(await send('POST', path, { ...options, body }))
  },

  async patch<T = void>(path: string, body?: unknown, options: SendOptions = {}): Promise<T> {
    return read<T>(await send('PATCH', path, { ...options, body }))
  },

  async put<T = void>(path: string, body?: unknown, options: SendOptions = {}): Promise<T> {
    return read<T>(await send('PUT', path, { ...options, body }))
  },

  async delete<T = void>(path: string, options: SendOptions = {}): Promise<T> {
    return read<T>(await send('DELETE', path, options))
  },
}

export type SendOptions = {
  signal?: AbortSignal | undefined
  /** Made once per draft, so a repeated request cannot act twice. */
  idempotencyKey?: string | undefined
  /** The total on the screen, as on the wire: an order that costs something else by now is refused, not charged. */
  expectedTotal?: string | undefined
}

async function send(
  method: string,
  path: string,
  options: SendOptions & { body?: unknown; isQuestion?: boolean },
): Promise<Response> {
  const { signal, idempotencyKey, expectedTotal, body } = options
  const { headers: asked, credentials } = asking()
  const headers: Record<string, string> = { ...asked }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey
  if (expectedTotal !== undefined) headers['Expected-Total'] = expectedTotal
  try {
    const begun = method === 'GET' ? takeAhead(path) : undefined
    if (begun) return await begun
    return await fetch(path, {
      method,
      headers,
      credentials,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    const isRead = method === 'GET' || options.isQuestion === true
    throw new ApiError(isRead ? connection.notLoaded : connection.notSent, { status: 0, code: 'offline' })
  }
}

/** As {@link read}; null when the caller is not signed in. */
async function readOrNothing<T>(response: Response): Promise<T | null> {
  if (response.status !== 401) return read<T>(response)
  // A body that is never read would keep its connection busy.
  await response.body?.cancel()
  return null
}

/** The JSON of a good answer (`undefined` when it is empty), or the error of a bad one. */
async function read<T>(response: Response): Promise<T> {
  const text = await response.text()
  if (!response.ok) throw errorFrom(response, text)
  return (text === '' ? undefined : JSON.parse(text)) as T
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
