import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

/** The Fastify instance for features: zod schemas give the types of params, query, body and response. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** Registers a feature's routes with their dependencies. Runs in its own scope, so its hooks only affect its routes. */
export type Feature<Parts> = (app: App, parts: Parts) => void | Promise<void>
