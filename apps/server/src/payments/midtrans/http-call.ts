import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import type { Socket } from 'node:net'
import { ProviderError } from '../payment-provider.ts'

/** Limits of one try, in milliseconds and bytes. */
export type CallLimits = { connectMs: number; wholeMs: number; answerBytes: number }

export const usualCallLimits: CallLimits = { connectMs: 3_000, wholeMs: 8_000, answerBytes: 64 * 1024 }

export type HttpAnswer = { status: number; text: string }
export type HttpCall = { method: 'GET' | 'POST'; url: URL; authorization: string; body?: unknown }
export type HttpCaller = {
  /** One try. Throws ProviderError `unreachable` when no whole answer of bearable size came in time. */
  call(what: HttpCall, withinMs: number): Promise<HttpAnswer>
  /** Closes idle connections. */
  close(): void
}

/**
 * Calls over kept-alive connections. `fetch` would do but for one thing: its time to connect cannot be set.
 * Redirects are not followed: their status is an answer like any other. The errors name the path's first part
 * and the cause, never the key, an id or a body.
 */
export const createHttpCaller = (limits: CallLimits): HttpCaller => {
  const options = { keepAlive: true, maxSockets: 50, timeout: 0 }
  const agents = { http: new HttpAgent(options), https: new HttpsAgent(options) }

  const send = (what: HttpCall, signal: AbortSignal): Promise<IncomingMessage> => {
    const { method, url, authorization, body } = what
    const isTls = url.protocol === 'https:'
    const text = body === undefined ? undefined : JSON.stringify(body)
    const request = (isTls ? httpsRequest : httpRequest)(url, {
      method,
      signal,
      agent: isTls ? agents.https : agents.http,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization,
        ...(text === undefined ? {} : { 'content-length': Buffer.byteLength(text) }),
      },
    })
    return new Promise((resolve, reject) => {
      request.once('response', resolve)
      request.once('error', reject)
      request.once('socket', (socket) =>
        limitConnecting(socket, isTls, limits.connectMs, () =>
          request.destroy(new Error('could not connect in time')),
        ),
      )
      request.end(text)
    })
  }

  return {
    async call(what, withinMs) {
      const signal = AbortSignal.timeout(Math.max(1, Math.ceil(Math.min(limits.wholeMs, withinMs))))
      try {
        const response = await send(what, signal)
        return { status: response.statusCode ?? 0, text: await readText(response, limits.answerBytes) }
      } catch (error) {
        throw unreachable(error, signal.aborted)
      }
    },
    close() {
      agents.http.destroy()
      agents.https.destroy()
    },
  }
}

/** A socket taken from the pool is connected already. */
const limitConnecting = (socket: Socket, isTls: boolean, connectMs: number, giveUp: () => void): void => {
  if (!socket.connecting) return
  const timer = setTimeout(giveUp, connectMs)
  const stop = () => clearTimeout(timer)
  socket.once(isTls ? 'secureConnect' : 'connect', stop)
  socket.once('close', stop)
}

/** The body as text. More than `most` bytes are not read: the connection is dropped. */
const readText = async (response: IncomingMessage, most: number): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    const bytes: Buffer = chunk
    size += bytes.length
    if (size > most) {
      response.destroy()
      throw new Error('the answer is too large')
    }
    chunks.push(bytes)
  }
  if (!response.complete) throw new Error('the answer was cut off')
  return Buffer.concat(chunks).toString('utf8')
}

const unreachable = (error: unknown, isTimedOut: boolean): ProviderError => {
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const words = error instanceof Error ? error.message : 'unknown'
  return new ProviderError(
    'unreachable',
    `The payment provider gave no answer: ${isTimedOut ? 'time is up' : (code ?? words)}`,
  )
}
