import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/**
 * HTTP Basic with the server key as user and an empty password:
 * https://docs.midtrans.com/docs/api-authorization-headers
 */
export function carriesServerKey(request: IncomingMessage, serverKey: string): boolean {
  const expected = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`
  return isSame(request.headers.authorization ?? '', expected)
}

const isSame = (left: string, right: string) =>
  timingSafeEqual(createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest())
