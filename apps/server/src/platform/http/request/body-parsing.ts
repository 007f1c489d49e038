import type { FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { readJson } from './json-body.ts'
import { requestLimits } from './request-limits.ts'

/** `application/json` is the only kind of body; the framework answers 415 to any other. */
export const installBodyParsing = (app: App): void => {
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
