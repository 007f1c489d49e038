import { ErrorAnswer } from '@dimsum/contract/errors'
import { languageHeader } from '@dimsum/words/language-choice'
import { languages } from '@dimsum/words/sentence'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Access } from '../platform/http/access/access.ts'
import type { App } from '../platform/http/app.ts'
import { policyText, strictPolicy } from '../platform/http/security/content-policy.ts'
import { describeSchema } from './field-words.ts'
import { operationOf, operationTags } from './operations.ts'

/** The API reference uses inline styles. It runs only its own script and connects only to the shop. */
const readerPolicy = policyText({ ...strictPolicy, 'style-src': ["'self'", "'unsafe-inline'"] })

/** All errors have the same body, so the document declares it once. */
const refusals = { '4XX': ErrorAnswer, '5XX': ErrorAnswer }

/** Errors are in the requested language; `Content-Language` names it. */
const languageOfRefusals = z
  .enum(languages)
  .optional()
  .describe('Language of a refusal. Without it each sentence is in the language of its screen.')

/**
 * An order is masked without a cookie and complete with the holder's or admin's; a notification is signed in its body.
 */
const securityOf: Record<Access, Record<string, string[]>[]> = {
  anyone: [{}],
  admin: [{ session: [] }],
  'by-order': [{ access: [] }, { session: [] }, {}],
  signature: [{}],
  operator: [{}],
}

const described = { zodToJsonConfig: { override: describeSchema } }
const describeRoute = createJsonSchemaTransform(described)
const describeComponents = createJsonSchemaTransformObject(described)

/** Describes every route as OpenAPI. Install before the routes, which it collects when they are registered. */
export const installOpenApi = async (app: App): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Dimsum shop',
        version: '1.0.0',
        description: 'Calls of the storefront and its back office.',
        license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' },
      },
      servers: [{ url: '/', description: 'The shop that serves this document.' }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'A signed-in admin.' },
          access: {
            type: 'apiKey',
            in: 'cookie',
            name: 'access',
            description: 'A holder: the browser that placed the order or proved its phone or key.',
          },
        },
      },
      tags: Object.entries(operationTags).map(([name, description]) => ({ name, description })),
    },
    // Names the shared error schema `ErrorAnswer`. It is never a request body, so its input variant is removed.
    transformObject: (document) => {
      const whole = describeComponents(document)
      if ('components' in whole) delete whole.components?.schemas?.ErrorAnswerInput
      return whole
    },
    transform: (document) => {
      const { schema, route } = document
      const access = route.config?.access
      const withWords = {
        ...schema,
        headers: z.object({
          ...(schema?.headers as z.ZodObject | undefined)?.shape,
          [languageHeader]: languageOfRefusals,
        }),
        response: { ...(schema?.response as object | undefined), ...refusals },
        'x-access': access,
        ...operationOf([route.method].flat()[0] ?? '', route.url),
        security: securityOf[access ?? 'admin'],
      }
      return describeRoute({ ...document, schema: withWords })
    },
  })
}

/** The document and a page that shows it. */
export const openApiRoutes = async (app: App): Promise<void> => {
  app.get('/api/openapi.json', { config: { access: 'anyone' }, schema: { hide: true } }, async () =>
    app.swagger(),
  )
  await app.register(async (scope) => {
    // The plugin registers its own routes, which cannot declare their access themselves.
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone' }
    })
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', readerPolicy)
    })
    await scope
      .withTypeProvider<ZodTypeProvider>()
      .register(swaggerUi, { routePrefix: '/api/docs', logLevel: 'warn' })
  })
}
