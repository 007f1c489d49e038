import type { IncomingMessage, ServerResponse } from 'node:http'
import type { App } from '../app.ts'
import type { Metrics } from '../load/metrics.ts'
import { nextRequestId } from '../request/request-id.ts'
import { encodingFor } from './ready-answer.ts'
import { createSharedAnswers, type SharedAnswers } from './shared-answers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers given from memory, before any routing. */
    sharedAnswers: SharedAnswers
    /** What public calls answer now, as JSON, for the shop itself; by path. */
    publicAnswers: Map<string, () => Promise<string>>
  }
}

/**
 * Gives shared answers in front of the router: the bytes made ready last, while they are true. Whatever is not a
 * GET of exactly that path goes on to the app; a body with it is read away by Node.js, as the route would leave it.
 */
export const installSharedAnswers = (app: App, metrics: Pick<Metrics, 'countShared'>): void => {
  const answers = createSharedAnswers()
  app.decorate('sharedAnswers', answers)
  app.decorate('publicAnswers', new Map())
  app.addHook('onClose', async () => answers.close())
  // Before the answer leaves: a client that learns of a change must find it made.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') answers.changedThrough(request.url)
    done()
  })

  app.frontDoor.answerFirst((request, response) => {
    const answered = send(answers, request, response)
    if (answered === null) return false
    const { path, status, id } = answered
    metrics.countShared(path, status)
    app.log.info({ reqId: id, method: 'GET', route: path, status, ms: 0 }, 'request')
    return true
  })
}

/** Sends the answer if it is known and true, and says what was sent, for metrics and log; else null. */
function send(answers: SharedAnswers, request: IncomingMessage, response: ServerResponse) {
  const { method, url: path = '', headers } = request
  const ready = method === 'GET' ? answers.find(path, headers.cookie) : undefined
  if (!ready) return null
  const id = nextRequestId()
  if (headers['if-none-match'] === ready.etag) {
    response.writeHead(304, [...ready.unchanged, 'x-request-id', id]).end()
    return { path, status: 304, id } as const
  }
  const encoding = encodingFor(headers['accept-encoding'])
  response.writeHead(200, [...ready.headers[encoding], 'x-request-id', id]).end(ready.bytes[encoding])
  return { path, status: 200, id } as const
}
