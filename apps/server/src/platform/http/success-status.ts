import type { App } from './app.ts'

/** A route whose schema has exactly one success status uses it, for example 201 or 204. */
export const installSuccessStatus = (app: App): void => {
  app.addHook('onRoute', (route) => {
    const statuses = Object.keys(route.schema?.response ?? {}).filter((status) => /^2\d\d$/.test(status))
    if (statuses.length !== 1) return
    route.preHandler = [
      ...[route.preHandler ?? []].flat(),
      (_request, reply, done) => {
        reply.code(Number(statuses[0]))
        done()
      },
    ]
  })
}
