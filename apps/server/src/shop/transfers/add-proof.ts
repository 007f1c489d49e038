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

type TransferSettings = Pick<ShopSettings, 'bankAccounts' | 'transferQris'>

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
  settings: TransferSettings,
  gone: AbortSignal,
): Promise<void> => {
  // Before the expensive work, and again under the lock.
  await assertAwaited(db, id, settings)
  const { bytes } = await encodeMaster(upload, gone, encoderLimits, maxSide)
  await storeProof(db, id, bytes, settings)
}

const assertAwaited = async (db: Db, id: number, settings: TransferSettings): Promise<void> => {
  const order = await findOrder(db, id)
  if (!order || !awaitsTransfer(order, settings)) throw new ShopError('conflict', transferRefusals.notAwaited)
}

/** The same for an encoded picture. */
export const storeProof = async (
  db: Db,
  id: number,
  picture: Buffer,
  settings: TransferSettings,
): Promise<void> => {
  await inTransaction(db, async (tx) => {
    await lockOrderRow(tx, id)
    await assertAwaited(tx, id, settings)
    const proof = await insertProof(tx, id, picture)
    if (proof === undefined) return
    if ((await listProofs(tx, id)).length > maxProofs)
      throw new ShopError('conflict', transferRefusals.tooMany(maxProofs))
    await raiseAttention(tx, { kind: 'transfer-proof', orderId: id, reference: `proof-${proof}` })
  })
  announce({ db })
}
