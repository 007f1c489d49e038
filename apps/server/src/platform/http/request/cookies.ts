import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { servesHttps } from './public-origin.ts'

/**
 * The shop's cookies: `session` (admin), `sign-in` (an admin whose code is required), `device` (a browser the admin
 * used before), `access` (a browser with access to orders). Each contains 256 random bits; only their SHA-256 is
 * stored.
 */
export type CookieName = 'session' | 'sign-in' | 'device' | 'access'

/** `__Host-` binds a cookie to this host, https and path `/`; plain http does not allow the prefix. */
const wireName = (parts: { config: Config }, name: CookieName) =>
  servesHttps(parts.config) ? `__Host-${name}` : name

const attributes = (parts: { config: Config }) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: servesHttps(parts.config) }) as const

export const readCookie = (
  parts: { config: Config },
  request: FastifyRequest,
  name: CookieName,
): string | undefined => request.cookies[wireName(parts, name)]

export const writeCookie = (
  parts: { config: Config },
  reply: FastifyReply,
  name: CookieName,
  value: string,
  maxAgeSeconds: number,
): void => {
  reply.setCookie(wireName(parts, name), value, { ...attributes(parts), maxAge: maxAgeSeconds })
}

export const clearCookie = (parts: { config: Config }, reply: FastifyReply, name: CookieName): void => {
  reply.clearCookie(wireName(parts, name), attributes(parts))
}
