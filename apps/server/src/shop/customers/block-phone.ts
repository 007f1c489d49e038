import type { BlockPhone } from '@dimsum/contract/block-phone'
import type { BlockedPhone } from '@dimsum/contract/customers'
import { formatPhone, normalisePhone } from '@dimsum/domain/phone'
import { customerRefusals } from '@dimsum/words/server/desk'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { withIsoDates } from '../iso-dates.ts'
import { type BlockedRow, listBlockedPhones, removeBlock, saveBlock } from './customers.queries.ts'
import { personId } from './person-id.ts'

/** Phones whose orders the storefront refuses, newest first. The owner can still enter orders for them. */
export const findBlockedPhones = async (db: Db): Promise<BlockedPhone[]> =>
  (await listBlockedPhones(db)).map(presentBlock)

/**
 * Blocks a number, ignoring its spelling.
 * @throws ShopError `conflict` when it is blocked for another reason, which another device may have written
 */
export const blockPhone = async (
  db: Db,
  actor: string,
  { phone, reason }: BlockPhone,
): Promise<BlockedPhone> => {
  const phoneKey = normalisePhone(phone)
  const blocked = await inTransaction(db, async (tx) => {
    await saveBlock(tx, { phoneKey, reason, createdBy: actor })
    await insertAuditEntry(tx, { actor, action: 'phone.block', subject: `phone:${personId(phoneKey)}` })
    const stored = (await listBlockedPhones(tx)).find((row) => row.phoneKey === phoneKey)
    if (stored && stored.reason !== reason)
      throw new ShopError('conflict', customerRefusals.alreadyBlocked(stored.reason))
    return stored
  })
  if (!blocked) throw new Error('The block was not stored')
  return presentBlock(blocked)
}

/** @throws ShopError `not-found` when no blocked number has this id */
export const unblockPhone = (db: Db, actor: string, id: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const found = (await listBlockedPhones(tx)).find(({ phoneKey }) => personId(phoneKey) === id)
    if (!found || !(await removeBlock(tx, found.phoneKey))) {
      throw new ShopError('not-found', customerRefusals.notBlocked)
    }
    await insertAuditEntry(tx, { actor, action: 'phone.unblock', subject: `phone:${id}` })
  })

const presentBlock = (row: BlockedRow): BlockedPhone => ({
  ...withIsoDates(row),
  id: personId(row.phoneKey),
  phone: formatPhone(row.phoneKey),
})
