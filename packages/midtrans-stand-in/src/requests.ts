import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** The raw body; empty when there is none. */
export const textOfBody = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '')

export const queryOf = ({ url }: FastifyRequest): URLSearchParams =>
  new URL(url, 'http://stand-in.invalid').searchParams

/**
 * HTTP Basic with the server key as user and an empty password:
 * https://docs.midtrans.com/docs/api-authorization-headers
 */
export function carriesServerKey({ headers }: FastifyRequest, serverKey: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  const expected = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(expected))
}
