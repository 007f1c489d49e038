import { type Db, inTransaction, type Tx } from '../../../platform/db/connection.ts'
import { ShopError } from '../../../platform/errors/shop-error.ts'

/** Max tries of an edit whose order was changed concurrently in a way that the edit does not depend on. */
const attempts = 5

/**
 * Runs an edit in a transaction, and again while it returns `overtaken`.
 * @throws ShopError `stale` when every try was overtaken
 */
export const retryOvertaken = async <Edited>(
  db: Db,
  edit: (tx: Tx) => Promise<Edited | 'overtaken'>,
): Promise<Edited> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const edited = await inTransaction(db, edit)
    if (edited !== 'overtaken') return edited
  }
  throw new ShopError('stale')
}
