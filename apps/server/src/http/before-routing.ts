import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { ShopApp } from './app-parts.ts'

/** Answers a request whole and says true, or leaves it untouched and says false. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Puts an answer in front of the framework, where it costs a fraction of what a route does. What was put there last is
 * asked first. A shop that ends gives every answer by its routes, which tell the connection to close.
 */
export const answerBeforeRouting = (app: ShopApp, answers: EarlyAnswer): void => {
  const [handle] = app.server.listeners('request') as RequestListener[]
  if (handle === undefined) throw new TypeError('the app listens to the requests of its server')
  app.server.removeListener('request', handle)
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (app.isDraining.value || !answers(request, response)) handle(request, response)
  })
}
