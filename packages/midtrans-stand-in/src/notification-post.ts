import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isFollowed, maxRedirects } from './delivery-retries.ts'
import type { DeliveryAnswer } from './records.ts'

/**
 * Posts a notification like Midtrans: JSON, `User-Agent: Veritrans`, no auth header, TLS up to 1.2, follows only
 * redirects 307 and 308. The response body is ignored.
 */
export async function postNotification(
  url: string,
  body: string,
  timeoutMs: number,
): Promise<DeliveryAnswer> {
  const deadline = Date.now() + timeoutMs
  let address = url
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const answer = await postOnce(address, body, Math.max(1, deadline - Date.now()))
    if (typeof answer === 'string') return answer
    if (!isFollowed(answer.status) || !answer.location) return answer.status
    address = new URL(answer.location, address).href
  }
  return 'too-many-redirects'
}

type OneAnswer = { status: number; location: string | undefined } | 'timeout' | 'refused'

function postOnce(url: string, body: string, timeoutMs: number): Promise<OneAnswer> {
  return new Promise((resolve) => {
    if (!URL.canParse(url)) return resolve('refused')
    const isTls = url.startsWith('https:')
    const options = {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'User-Agent': 'Veritrans',
        'Content-Length': Buffer.byteLength(body),
      },
      ...(isTls && { maxVersion: 'TLSv1.2' as const }),
    }
    const call = (isTls ? httpsRequest : httpRequest)(url, options, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location })
    })
    call.on('error', (error) =>
      resolve(error.name === 'AbortError' || error.name === 'TimeoutError' ? 'timeout' : 'refused'),
    )
    call.end(body)
  })
}
