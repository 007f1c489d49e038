import type { FastifyRequest } from 'fastify'
import { tokenHash } from '../../platform/config/secret-token.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { readCookie } from '../../platform/http/request/cookies.ts'
import type { ShopParts } from '../shop-parts.ts'
import type { CurrentBrowser } from './change-password.ts'

/** The session and browser of a call that ends all other sessions. */
export const currentBrowser = (parts: ShopParts, request: FastifyRequest): CurrentBrowser => {
  const session = tokenHash(readCookie(parts, request, 'session'))
  if (!session) throw new ShopError('unauthenticated')
  return { session, device: tokenHash(readCookie(parts, request, 'device')) }
}
