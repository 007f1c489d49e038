import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, writeCookie } from '../../../platform/http/request/cookies.ts'
import type { ShopParts } from '../../shop-parts.ts'
import type { Caller } from './find-order-as.ts'

const thirtyDaysInSeconds = 30 * 24 * 60 * 60

/** Credentials of a request that may grant access to an order. */
export const callerOf = (parts: ShopParts, request: FastifyRequest): Caller => ({
  findAdmin: () => request.findAdmin(),
  accessCookie: readCookie(parts, request, 'access'),
})

/** Sets the access cookie; how long each right is valid is stored in its row. */
export const giveAccessCookie = (parts: ShopParts, reply: FastifyReply, token: string): void =>
  writeCookie(parts, reply, 'access', token, thirtyDaysInSeconds)
