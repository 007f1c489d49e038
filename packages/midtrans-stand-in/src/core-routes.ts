import { approve, type CoreAction, cancel, deny, expire, refund } from './core-actions.ts'
import { type CoreBody, findTransaction, notFound, statusBody, swappedFor } from './core-api.ts'
import { type Call, type Route, readBody, sendJson } from './http.ts'
import { parseJson } from './json-fields.ts'
import { carriesServerKey } from './merchant-auth.ts'
import { strikeStatus } from './request-faults.ts'
import { recordAndAnswer } from './request-log.ts'

/** The Core API of the merchant's server: ask for a state, change it. */
export const coreRoutes: Route[] = [
  { method: 'GET', path: '/v2/:id/status', handle: getStatus },
  { method: 'POST', path: '/v2/:id/cancel', handle: (call) => act(call, cancel) },
  { method: 'POST', path: '/v2/:id/expire', handle: (call) => act(call, expire) },
  { method: 'POST', path: '/v2/:id/approve', handle: (call) => act(call, approve) },
  { method: 'POST', path: '/v2/:id/deny', handle: (call) => act(call, deny) },
  { method: 'POST', path: '/v2/:id/refund', handle: (call) => act(call, refund) },
  { method: 'POST', path: '/v2/:id/refund/online/direct', handle: (call) => act(call, refund) },
]

const wrongKey: CoreBody = {
  status_code: '401',
  status_message: 'Transaction cannot be authorized with the current client/server key.',
}

async function getStatus(call: Call): Promise<void> {
  const { provider, request, params } = call
  const id = params.id ?? ''
  await recordAndAnswer(call, undefined, async () => {
    if (!carriesServerKey(request, provider.settings.serverKey)) return answer(call, wrongKey)
    const transaction = findTransaction(provider, id)
    if (await strikeStatus(call, transaction?.orderId ?? id)) return undefined
    const shown = swappedFor(provider, transaction)
    return answer(call, shown ? statusBody(provider, shown) : notFound(provider, id))
  })
}

async function act(call: Call, action: CoreAction): Promise<void> {
  const { provider, request, params } = call
  const text = await readBody(request)
  const body = parseJson(text)
  await recordAndAnswer(call, body, async () => {
    if (!carriesServerKey(request, provider.settings.serverKey)) return answer(call, wrongKey)
    const isMalformed = text !== '' && body === undefined
    if (isMalformed)
      return answer(call, {
        status_code: '413',
        status_message: 'The request cannot be processed due to malformed syntax',
      })
    const transaction = findTransaction(provider, params.id ?? '')
    return answer(
      call,
      transaction ? action(provider, transaction, body) : notFound(provider, params.id ?? ''),
    )
  })
}

/**
 * A wrong key is 401 over HTTP. Expired is a successful answer with code 407 in a 200. Other error codes travel in a
 * 200 or as the HTTP status, by setting.
 */
function answer({ provider, response }: Call, body: CoreBody): number {
  const code = Number(body.status_code)
  const isError = code >= 400 && code !== 407
  const asInBody = code === 401 || (isError && provider.settings.errorHttpStatus === 'as-in-body')
  const status = asInBody ? code : 200
  sendJson(response, status, body)
  return status
}
