import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

/** The app as a feature sees it: zod schemas give the types of params, query, body and answer. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** A feature's routes, with the parts it works with. Runs in a scope of its own, so its hooks touch only its routes. */
export type Feature<Parts> = (app: App, parts: Parts) => void | Promise<void>
