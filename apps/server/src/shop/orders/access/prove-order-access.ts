import { setTimeout as wait } from 'node:timers/promises'
import type { ProveOrderAccess } from '@dimsum/contract/orders'
import { normalisePhone } from '@dimsum/domain/phone'
import { placing } from '@dimsum/words/server/placing'
import { hashOf, newToken, tokenHash } from '../../../platform/config/secret-token.ts'
import type { Db } from '../../../platform/db/connection.ts'
import { orNotFound, ShopError } from '../../../platform/errors/shop-error.ts'
import { type LimitParts, limit, limitAll, limitDistinct, type Try } from '../../../platform/limits/limit.ts'
import { raiseAttention } from '../../attention/attention.queries.ts'
import { isMatchingPhone } from './matching-phone.ts'
import { findOrderPhone, grantAccess, isTrackLink } from './order-access.queries.ts'

type Parts = LimitParts & { db: Db; now: () => Date }

/** The caller's counted address, and its access cookie. */
export type Prover = { address: string; cookie: string | undefined }

/** Delay of every proof while phones are guessed across the shop (ms). */
const delayUnderGuessing = 1000

/**
 * Grants a browser access to an order for 12 hours, by the order's phone number or the key of a private link.
 * `accessToken` is the cookie to set.
 * @throws ShopError `not-found`, `phone-mismatch`, `too-many`
 */
export const proveOrderAccess = async (
  parts: Parts,
  id: number,
  proof: ProveOrderAccess,
  prover: Prover,
): Promise<{ accessToken: string }> => {
  const byAddress: Try = { name: 'access-proofs-per-address', key: prover.address }
  const isProven = await limitAll(parts, [byAddress], async () => {
    const phoneKey = orNotFound(await findOrderPhone(parts.db, id), placing.checkNumberAndPhone)
    return 'phone' in proof
      ? isRightPhone(parts, id, proof.phone, phoneKey, prover)
      : isRightKey(parts, id, proof.key, prover)
  })
  if (!isProven) throw new ShopError('phone-mismatch')

  const token = newToken()
  const { keepsCookie } = await grantAccess(parts.db, {
    orderId: id,
    via: 'phone' in proof ? 'phone' : 'link',
    cookieHash: tokenHash(prover.cookie),
    tokenHash: hashOf(token),
  })
  return { accessToken: keepsCookie && prover.cookie !== undefined ? prover.cookie : token }
}

/**
 * A wrong phone is counted by the statement that admits the attempt, so parallel attempts cannot exceed the limit. A
 * right phone counts nothing, and is accepted while the limits are not used up. Once an order's limit is used up, the
 * right phone is refused too, so that guessing reveals nothing. A refused attempt counts nowhere else.
 */
export const isRightPhone = async (
  parts: Parts,
  id: number,
  phone: string,
  phoneKey: string,
  { address }: Prover,
) => {
  const isRight = isMatchingPhone(phone, phoneKey)
  const weight = isRight ? 0 : 1
  const phoneTried = normalisePhone(phone)
  const tries: Try[] = [
    { name: 'wrong-phone-per-order', key: String(id), weight },
    { name: 'wrong-phone-per-order-and-day', key: String(id), weight },
    { name: 'wrong-phone-per-address', key: address, weight },
  ]
  await limitAll(parts, tries, async () => {
    if (isRight) await limit(parts, 'orders-tried-per-phone', phoneTried, weight)
    else await limitDistinct(parts, 'orders-tried-per-phone', phoneTried, id)
  })
  await limit(parts, 'wrong-phone-in-shop', 'shop', weight).catch((refusal) => slowDown(parts, refusal))
  return isRight
}

/** Phones are guessed across the shop: the owner is alerted once an hour, and customers wait a second instead of being refused. */
const slowDown = async ({ db, now }: Parts, refusal: unknown): Promise<void> => {
  if (!(refusal instanceof ShopError) || refusal.code !== 'too-many') throw refusal
  const hour = now().toISOString().slice(0, 13)
  await raiseAttention(db, { kind: 'phone-guessing', orderId: null, reference: hour })
  await wait(delayUnderGuessing)
}

const isRightKey = async (parts: Parts, id: number, key: string, { address }: Prover): Promise<boolean> => {
  const hash = tokenHash(key)
  const isRight = hash !== null && (await isTrackLink(parts.db, hash, id))
  await limit(parts, 'wrong-phone-per-address', address, isRight ? 0 : 1)
  return isRight
}
