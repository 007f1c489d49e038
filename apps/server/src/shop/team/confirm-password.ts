import type { ShopError } from '../../platform/errors/shop-error.ts'
import { type LimitParts, limit, resetLimit } from '../../platform/limits/limit.ts'
import { passwordFits } from './password-hash.ts'
import { findUserById } from './users.queries.ts'

/**
 * Checks the password of a signed-in user again, and returns the account. Counted, since a stolen session could guess
 * here.
 * @throws `wrong()`, too-many, overloaded
 */
export const confirmPassword = async (
  parts: LimitParts,
  userId: number,
  password: string,
  gone: AbortSignal,
  wrong: () => ShopError,
) => {
  const key = String(userId)
  await limit(parts, 'password-change-per-user', key)
  const user = await findUserById(parts.db, userId)
  if (!user || !(await passwordFits(password, user.password, gone))) {
    throw wrong()
  }
  await resetLimit(parts, 'password-change-per-user', key)
  return user
}
