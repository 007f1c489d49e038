import type { IncomingMessage, ServerResponse } from 'node:http'
import type { App } from '../app.ts'
import type { Metrics } from '../load/metrics.ts'
import { nextRequestId } from '../request/request-id.ts'
import { type Encoding, encodingFor } from './ready-file.ts'
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
 * plain GET of exactly that path goes on to the app.
 */
export const installSharedAnswers = (app: App, metrics: Pick<Metrics, 'countShared'>): void => {
  const answers = createSharedAnswers()
  app.decorate('sharedAnswers', answers)
  app.decorate('publicAnswers', new Map())
  app.addHook('onClose', async () => answers.close())
  // Before the answer leaves: who hears that a change is made must find it made.
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

/** What decides which bytes a plain GET gets; null for a request that is more than that. */
type Wishes = { accepts: string; known: string }

/** Lengths of the header names that matter here: no other name is looked at. */
const interesting = new Set(
  ['accept-encoding', 'if-none-match', 'content-length', 'transfer-encoding', 'expect', 'range'].map(
    ({ length }) => length,
  ),
)

/** Reads the raw headers: to sort all of them into an object, as `headers` does, takes longer than all the rest. */
function readWishes({ method, rawHeaders }: IncomingMessage): Wishes | null {
  if (method !== 'GET') return null
  const wishes = { accepts: '', known: '' }
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (!interesting.has(name.length)) continue
    const value = rawHeaders[at + 1] ?? ''
    switch (name.toLowerCase()) {
      case 'accept-encoding':
        wishes.accepts = value
        break
      case 'if-none-match':
        wishes.known = value
        break
      case 'content-length':
      case 'transfer-encoding':
      case 'expect':
      case 'range':
        return null
    }
  }
  return wishes
}

/** Sends the answer if it is known and true, and says what was sent, for figures and log; else null. */
function send(answers: SharedAnswers, request: IncomingMessage, response: ServerResponse) {
  const path = request.url ?? ''
  const ready = answers.find(path)
  const wishes = ready && readWishes(request)
  if (!ready || !wishes) return null
  const id = nextRequestId()
  if (wishes.known === ready.etag) {
    response.writeHead(304, { ...ready.unchanged, 'x-request-id': id }).end()
    return { path, status: 304, id } as const
  }
  const encoding = knownEncodingFor(wishes.accepts)
  response.writeHead(200, { ...ready.headers[encoding], 'x-request-id': id }).end(ready.bytes[encoding])
  return { path, status: 200, id } as const
}

/** Browsers say it in a handful of ways; each is read once. */
const encodings = new Map<string, Encoding>()
const mostEncodings = 50

function knownEncodingFor(text: string): Encoding {
  const known = encodings.get(text)
  if (known !== undefined) return known
  const encoding = encodingFor(text)
  if (encodings.size < mostEncodings) encodings.set(text, encoding)
  return encoding
}
