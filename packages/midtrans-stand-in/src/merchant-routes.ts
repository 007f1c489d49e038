import type { FastifyInstance, FastifyRequest } from 'fastify'
import { approve, type CoreAction, cancel, deny, expire, refund } from './core-actions.ts'
import { type CoreBody, findTransaction, notFound, statusBody, swappedFor } from './core-api.ts'
import { fieldsOf, parseJson } from './json-fields.ts'
import type { Provider } from './provider.ts'
import type { NotificationRouting, RecordedRequest } from './records.ts'
import { strikeCreate, strikeStatus } from './request-faults.ts'
import { carriesServerKey, textOfBody } from './requests.ts'
import { cancelSnapPage, createSnapTransaction, wrongSnapKey } from './snap-transactions.ts'

const actions: Record<string, CoreAction> = {
  cancel,
  expire,
  approve,
  deny,
  refund,
  'refund/online/direct': refund,
}

const wrongCoreKey: CoreBody = {
  status_code: '401',
  status_message: 'Transaction cannot be authorized with the current client/server key.',
}
const malformed: CoreBody = {
  status_code: '413',
  status_message: 'The request cannot be processed due to malformed syntax',
}

/**
 * The calls of the merchant's server: Snap (create a token, cancel a page) and the Core API (get a status, change it).
 */
export const merchantRoutes = (provider: Provider) => async (app: FastifyInstance) => {
  const records = new WeakMap<FastifyRequest, RecordedRequest>()
  app.addHook('preHandler', async (request) => {
    const record = recordOf(provider, request)
    records.set(request, record)
    provider.store.record(record)
  })
  app.addHook('onSend', async (request, { statusCode }) => {
    const record = records.get(request)
    if (record) record.answered = statusCode
  })
  app.addHook('preHandler', async (request, reply) => {
    if (carriesServerKey(request, provider.settings.serverKey)) return
    return reply.code(401).send(request.url.startsWith('/snap/') ? wrongSnapKey.body : wrongCoreKey)
  })

  app.post('/snap/v1/transactions', async (request, reply) => {
    const body = parseJson(textOfBody(request))
    const { order_id: id } = fieldsOf(fieldsOf(body).transaction_details)
    const orderId = id === undefined ? undefined : String(id)
    if (orderId !== undefined) provider.faults.armTyped(orderId, customerNameOf(body))
    const create = () => createSnapTransaction(provider, body, routingOf(request))
    if (strikeCreate(provider, reply, orderId, create)) return reply
    const answer = create()
    return reply.code(answer.status).send(answer.body)
  })

  app.post<{ Params: { token: string } }>('/snap/v1/transactions/:token/cancel', (request, reply) => {
    const answer = cancelSnapPage(provider, request.params.token)
    return reply.code(answer.status).send(answer.body)
  })

  app.get<{ Params: { id: string } }>('/v2/:id/status', async (request, reply) => {
    const { id } = request.params
    const transaction = findTransaction(provider, id)
    if (await strikeStatus(provider, reply, transaction?.orderId ?? id)) return reply
    const shown = swappedFor(provider, transaction)
    return shown ? statusBody(provider, shown) : notFound(provider, id)
  })

  // Errors of the Core API are a code in the body of a 200; only a wrong key is a 401.
  for (const [name, act] of Object.entries(actions)) {
    app.post<{ Params: { id: string } }>(`/v2/:id/${name}`, async (request) => {
      const text = textOfBody(request)
      const body = parseJson(text)
      if (text !== '' && body === undefined) return malformed
      const transaction = findTransaction(provider, request.params.id)
      return transaction ? act(provider, transaction, body) : notFound(provider, request.params.id)
    })
  }
}

/** The recorded request, without the key. */
function recordOf(provider: Provider, request: FastifyRequest): RecordedRequest {
  const { authorization: _, cookie: __, ...headers } = request.headers
  return {
    at: provider.schedule.now(),
    method: request.method,
    path: request.url,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: parseJson(textOfBody(request)),
  }
}

/** The notification URLs in the headers of a token request; when both are sent, only override counts. */
function routingOf({ headers }: FastifyRequest): NotificationRouting {
  const override = urlList(headers['x-override-notification'])
  const append = urlList(headers['x-append-notification'])
  if (override.length > 0) return { override }
  return append.length > 0 ? { append } : {}
}

const maxUrls = 3
const urlList = (header: string | string[] | undefined): string[] =>
  String(header ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter((url) => URL.canParse(url))
    .slice(0, maxUrls)

function customerNameOf(body: unknown): string {
  const { first_name: first, last_name: last } = fieldsOf(fieldsOf(body).customer_details)
  return [first, last].filter((part) => typeof part === 'string' && part).join(' ')
}
