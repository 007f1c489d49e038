import { ErrorAnswer } from '@dimsum/contract/errors'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { ShopApp } from './app-parts.ts'
import { policyText, strictPolicy } from './content-policy.ts'

/** The reader writes inline styles; it still runs no script but its own and calls nobody but the shop. */
const readerPolicy = policyText({ ...strictPolicy, 'style-src': ["'self'", "'unsafe-inline'"] })

/** Every refusal has the same body, so the document says it once for all calls. */
const refusals = { '4XX': ErrorAnswer, '5XX': ErrorAnswer }

/** Describes every route as OpenAPI. Before the routes, which it collects as they are registered. */
export const installOpenApi = async (app: ShopApp): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Dimsum shop',
        version: '1.0.0',
        description: 'Calls of the storefront and its back office.',
      },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
      },
    },
    transform: (document) => {
      const { schema, route } = document
      const access = route.config?.access
      const described = {
        ...schema,
        response: { ...(schema?.response as object | undefined), ...refusals },
        'x-access': access,
        ...(access === 'admin' && { security: [{ session: [] }] }),
      }
      return jsonSchemaTransform({ ...document, schema: described })
    },
  })
}

/** The document itself and a page to read it. */
export const openApiRoutes = async (app: ShopApp): Promise<void> => {
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
