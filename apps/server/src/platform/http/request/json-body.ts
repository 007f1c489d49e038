import type { App } from '../app.ts'

/**
 * `application/json` is the only content type; Fastify answers 415 to any other. Its parser refuses keys that change an
 * object's prototype; an empty body counts as missing.
 */
export const installBodyParsing = (app: App): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parse(request, String(body), done)
  })
}
