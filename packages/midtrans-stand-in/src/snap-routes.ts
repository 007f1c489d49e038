import { type Call, type Route, readBody, sendJson } from './http.ts'
import { fieldsOf, parseJson } from './json-fields.ts'
import { carriesServerKey } from './merchant-auth.ts'
import type { NotificationRouting } from './records.ts'
import { strikeCreate } from './request-faults.ts'
import { recordAndAnswer } from './request-log.ts'
import { type ApiAnswer, cancelSnapPage, createSnapTransaction, refusal } from './snap-transactions.ts'

/** The Snap API of the merchant's server: create a token, cancel a page. */
export const snapRoutes: Route[] = [
  { method: 'POST', path: '/snap/v1/transactions', handle: createToken },
  { method: 'POST', path: '/snap/v1/transactions/:token/cancel', handle: cancelToken },
]

const wrongKey = refusal(
  401,
  'Access denied due to unauthorized transaction, please check client or server key',
  'Visit https://snap-docs.midtrans.com/#request-headers for more details',
)

async function createToken(call: Call): Promise<void> {
  const { provider, request, response } = call
  const text = await readBody(request)
  const body = parseJson(text)
  const orderId = orderIdOf(body)
  const act = (): ApiAnswer => {
    if (!carriesServerKey(request, provider.settings.serverKey)) return wrongKey
    if (text === undefined) return refusal(400, 'request body exceeds 16 kB')
    if (body === undefined) return refusal(400, 'There was a problem in the JSON you submitted')
    return createSnapTransaction(provider, body, routingOf(call))
  }
  if (orderId !== undefined) provider.faults.armTyped(orderId, customerNameOf(body))
  await recordAndAnswer(call, body, async () => {
    if (await strikeCreate(call, orderId, act)) return undefined
    const answer = act()
    sendJson(response, answer.status, answer.body)
    return answer.status
  })
}

async function cancelToken(call: Call): Promise<void> {
  const { provider, request, response, params } = call
  await recordAndAnswer(call, undefined, async () => {
    const answer = carriesServerKey(request, provider.settings.serverKey)
      ? cancelSnapPage(provider, params.token ?? '')
      : wrongKey
    sendJson(response, answer.status, answer.body)
    return answer.status
  })
}

/** The addresses this one transaction asked for in its headers. */
function routingOf({ request }: Call): NotificationRouting {
  const override = urlList(request.headers['x-override-notification'])
  const append = urlList(request.headers['x-append-notification'])
  // When both are sent only override counts.
  if (override.length > 0) return { override }
  return append.length > 0 ? { append } : {}
}

const mostUrls = 3
const urlList = (header: string | string[] | undefined): string[] =>
  String(header ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter((url) => URL.canParse(url))
    .slice(0, mostUrls)

function orderIdOf(body: unknown): string | undefined {
  const orderId = fieldsOf(fieldsOf(body).transaction_details).order_id
  return orderId === undefined ? undefined : String(orderId)
}

function customerNameOf(body: unknown): string {
  const customer = fieldsOf(fieldsOf(body).customer_details)
  return [customer.first_name, customer.last_name]
    .filter((part) => typeof part === 'string' && part)
    .join(' ')
}
