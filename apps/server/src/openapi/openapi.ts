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

/** The reader writes inline styles; it still runs no script but its own and calls no host but the shop. */
const readerPolicy = policyText({ ...strictPolicy, 'style-src': ["'self'", "'unsafe-inline'"] })

/** Every refusal has the same body, so the document says it once for all calls. */
const refusals = { '4XX': ErrorAnswer, '5XX': ErrorAnswer }

/** Every refusal is said in the language that the call names; its `Content-Language` says which one that was. */
const languageOfRefusals = z
  .enum(languages)
  .optional()
  .describe('Language of a refusal. Without it each sentence is in the language of its screen.')

/** An order is read masked without any cookie, whole with the holder's or the admin's; a message is signed in its body. */
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

/** Describes every route as OpenAPI. Before the routes, which it collects as they are registered. */
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
    // One shape of every refusal, under its name (`ErrorAnswer`). It is never a request body, so its input form is left out.
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

/** The document itself and a page to read it. */
export const openApiRoutes = async (app: App): Promise<void> => {
  app.get('/api/openapi.json', { config: { access: 'anyone' }, schema: { hide: true } }, async () =>
    app.swagger(),
  )
  await app.register(async (scope) => {
    // The reader's own routes cannot name their access themselves.
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
