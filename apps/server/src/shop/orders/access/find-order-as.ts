import { may } from '@dimsum/domain/roles'
import { tokenHash } from '../../../platform/config/secret-token.ts'
import type { Db } from '../../../platform/db/connection.ts'
import { ShopError } from '../../../platform/errors/shop-error.ts'
import type { Admin } from '../../../platform/http/access/admin.ts'
import { findOrderFor, type StoredOrder } from '../read/orders.queries.ts'

/** The caller of an order: a signed-in admin, a browser with an access cookie, or neither. */
export type Caller = {
  findAdmin: () => Promise<Pick<Admin, 'role'> | null>
  accessCookie: string | undefined
}

export type Viewer = 'admin' | 'holder' | 'stranger'

/**
 * An order and the caller's relation to it. This is the only place that decides about access to an order (decision
 * 0004).
 */
export const findOrderAs = async (
  db: Db,
  id: number,
  caller: Caller,
): Promise<{ order: StoredOrder; viewer: Viewer }> => {
  const [admin, found] = await Promise.all([
    caller.findAdmin(),
    findOrderFor(db, { id, cookieHash: tokenHash(caller.accessCookie) }),
  ])
  if (!found) throw new ShopError('not-found')
  // A helper who may not see amounts reads her own order as its customer.
  if (admin && !(found.isHolder && !may(admin.role, 'see-money')))
    return { order: found.order, viewer: 'admin' }
  return { order: found.order, viewer: found.isHolder ? 'holder' : 'stranger' }
}

/** The same for data that strangers may not see at all: 403 for them, without information about the order. */
export const findWholeOrderAs = async (
  db: Db,
  id: number,
  caller: Caller,
): Promise<{ order: StoredOrder; viewer: 'admin' | 'holder' }> => {
  const { order, viewer } = await findOrderAs(db, id, caller)
  if (viewer === 'stranger') throw new ShopError('forbidden')
  return { order, viewer }
}
