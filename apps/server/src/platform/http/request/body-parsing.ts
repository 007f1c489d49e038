import type { FastifyRequest } from 'fastify'
import type { ShopApp } from '../app-parts.ts'
import { requestLimits } from '../front-door/server-options.ts'
import { readJson } from './json-body.ts'

/** `application/json` is the only kind of body; the framework answers 415 to any other. */
export const installBodyParsing = (app: ShopApp): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    // Without a promise: nothing here is waited for.
    (_request: FastifyRequest, body: Buffer, done) => {
      let value: unknown
      try {
        value = readJson(body, requestLimits.jsonDepth)
      } catch (error) {
        return done(error as Error)
      }
      done(null, value)
    },
  )
}
