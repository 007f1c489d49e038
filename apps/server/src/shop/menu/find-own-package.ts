import type { OwnPackage } from '@dimsum/contract/menu'
import { menuKeeping } from '@dimsum/words/server/menu'
import type { Db } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { listOwnMenu } from './menu.queries.ts'

/** @throws ShopError `not-found` */
export const findOwnPackage = async (db: Db, packageType: string): Promise<OwnPackage> => {
  const found = (await listOwnMenu(db)).find((item) => item.packageType === packageType)
  if (!found) throw new ShopError('not-found', menuKeeping.missing)
  return found
}
