import type { ServerResponse } from 'node:http'
import type { Language } from '@dimsum/words/sentence'
import type { Config } from '../../config/config.ts'
import { type Reader, refusalOf } from '../../errors/error-answer.ts'
import { statusOf } from '../../errors/error-status.ts'
import { ShopError } from '../../errors/shop-error.ts'
import { languageOfRoute } from '../access/access.ts'
import type { App } from '../app.ts'
import type { LoadClass, LoadGauge } from '../load/in-flight.ts'
import { loadClassOf, retrySeconds } from '../load/load-shedding.ts'
import type { Metrics } from '../load/metrics.ts'
import { createRefusalLog } from '../logs/refusal-log.ts'
import { languageOfCall } from '../request/chosen-language.ts'
import { nextRequestId } from '../request/request-id.ts'
import { securityHeaders } from '../security/security-headers.ts'

/** What is known of a call by its method and path alone. */
type KnownWork = { method: string; route: string; kind: LoadClass; screen: Language }

/**
 * Refuses calls of the API over the concurrency limit before the router and the framework spend anything on them: at three
 * times too many the refusals cost the machine more than the work did (F28, docs/security.md). Only calls whose whole
 * path is known; the others are refused by their route (`load-shedding.ts`), with the same answer.
 */
export const installEarlyRefusals = (
  app: App,
  parts: { config: Config },
  gauge: LoadGauge,
  metrics: Pick<Metrics, 'countRefused'>,
): void => {
  const known = new Map<string, KnownWork>()
  app.addHook('onRoute', ({ url, method: methods, config = {} }) => {
    if (!url.startsWith('/api/') || /[:*]/.test(url)) return
    for (const method of [methods].flat()) {
      const work = {
        method,
        route: url,
        kind: loadClassOf(method, config),
        screen: languageOfRoute(config),
      }
      known.set(`${method} ${url}`, work)
    }
  })
  const refuse = refuseWith(securityHeaders(parts))
  const log = createRefusalLog(app.log)
  app.addHook('onClose', async () => log.close())
  app.frontDoor.answerFirst(({ method, url, headers }, response) => {
    const work = known.get(`${method} ${url}`)
    if (work === undefined || gauge.hasRoom(work.kind)) return false
    refuse(response, { screen: work.screen, choice: languageOfCall(headers) })
    metrics.countRefused(work.method, work.route)
    log.note(work.method, work.route)
    return true
  })
}

/** One for all: an error made for each would look up where, which takes longer than the rest. */
const overloaded = new ShopError('overloaded')

/** The answer a route gives to work it refuses, written whole; a body still on its way is read away by Node.js. */
const refuseWith = (headers: Record<string, string>) => {
  const lasting = {
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  }
  return (response: ServerResponse, reader: Reader): void => {
    const id = nextRequestId()
    const { body, language } = refusalOf(overloaded, reader, id)
    const text = JSON.stringify(body)
    response
      .writeHead(statusOf.overloaded, {
        ...lasting,
        'content-language': language,
        'x-request-id': id,
        'retry-after': String(retrySeconds()),
        'content-length': String(Buffer.byteLength(text)),
      })
      .end(text)
  }
}
