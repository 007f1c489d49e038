import type { FastifyInstance } from 'fastify'
import { createControl } from './control.ts'
import { fieldsOf, parseJson, textOf } from './json-fields.ts'
import type { Provider } from './provider.ts'
import { textOfBody } from './requests.ts'

/**
 * Remote control for tests in another process: pages, transactions, and the customer who pays. Without a key, so only
 * on loopback.
 */
export const controlRoutes = (provider: Provider) => async (app: FastifyInstance) => {
  const control = createControl(provider)
  // A page of another site must not control a stand-in on this machine.
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (headers.origin !== undefined) return reply.code(403).send({ message: 'Not from a browser' })
  })
  app.get('/control/pages', () => control.pages())
  app.get('/control/transactions', () => control.transactions())
  app.post('/control/pay', (request, reply) => {
    const { id, method } = fieldsOf(parseJson(textOfBody(request)))
    try {
      return control.pay(textOf(id) ?? '', typeof method === 'string' ? { method } : {})
    } catch (error) {
      return reply.code(409).send({ message: String(error) })
    }
  })
}
