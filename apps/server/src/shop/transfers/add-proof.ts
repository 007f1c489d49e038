import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { maxProofs } from '@dimsum/domain/manual-transfer'
import { transferRefusals } from '@dimsum/words/server/transfers'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { announce } from '../../platform/live/announce.ts'
import { raiseAttention } from '../attention/attention.queries.ts'
import { findOrder } from '../orders/read/orders.queries.ts'
import { lockOrderRow } from '../orders/timeline/order-events.queries.ts'
import { encodeMaster, encoderLimits } from '../photos/encode-photo.ts'
import { awaitsTransfer } from './present-transfer.ts'
import { insertProof, listProofs } from './transfer-proofs.queries.ts'

/** Max px of a proof: legible, and a third of a photo's bytes in each backup. */
const maxSide = 1600

/**
 * Stores the picture of a transfer and lists it on «Perlu perhatian». The same picture again changes nothing.
 * @throws ShopError as `encodeMaster`; `conflict` when the order awaits no transfer or has the max number of proofs
 */
export const addProof = async (
  db: Db,
  id: number,
  upload: Buffer,
  settings: Pick<ShopSettings, 'bankAccounts' | 'transferQris'>,
  gone: AbortSignal,
): Promise<void> => {
  const assertAwaited = async (from: Db) => {
    const order = await findOrder(from, id)
    if (!order || !awaitsTransfer(order, settings))
      throw new ShopError('conflict', transferRefusals.notAwaited)
  }
  // Before the expensive work, and again under the lock.
  await assertAwaited(db)
  const { bytes } = await encodeMaster(upload, gone, encoderLimits, maxSide)
  await inTransaction(db, async (tx) => {
    await lockOrderRow(tx, id)
    await assertAwaited(tx)
    const proof = await insertProof(tx, id, bytes)
    if (proof === undefined) return
    if ((await listProofs(tx, id)).length > maxProofs)
      throw new ShopError('conflict', transferRefusals.tooMany(maxProofs))
    await raiseAttention(tx, { kind: 'transfer-proof', orderId: id, reference: `proof-${proof}` })
  })
  announce({ db })
}
