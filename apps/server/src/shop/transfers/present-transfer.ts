import type { ManualTransfer } from '@dimsum/contract/manual-transfer'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { awaitsPayment } from '@dimsum/domain/awaited-payment'
import { maxProofs } from '@dimsum/domain/manual-transfer'
import { rupiahToWire } from '@dimsum/domain/money'
import { amountDue } from '@dimsum/domain/order-total'
import type { Db } from '../../platform/db/connection.ts'
import type { StoredOrder } from '../orders/read/orders.queries.ts'
import { findPhotoSize } from '../photos/photos.queries.ts'
import { listProofs } from './transfer-proofs.queries.ts'

type TransferSettings = Pick<ShopSettings, 'bankAccounts' | 'transferQris'>

/** Whether the owner entered an account or a QRIS picture. */
export const takesTransfers = ({ bankAccounts, transferQris }: TransferSettings): boolean =>
  bankAccounts.length > 0 || transferQris !== null

/** Whether a transfer by hand may pay this order now. */
export const awaitsTransfer = (order: StoredOrder, settings: TransferSettings): boolean =>
  takesTransfers(settings) && awaitsPayment(order) && order.anonymisedAt === null

export const presentTransfer = async (
  db: Db,
  order: StoredOrder,
  settings: TransferSettings,
): Promise<ManualTransfer> => {
  const isAwaited = awaitsTransfer(order, settings)
  const { bankAccounts, transferQris } = settings
  const proofs = await listProofs(db, order.id)
  const qris = isAwaited && transferQris !== null ? await findPhotoSize(db, transferQris) : undefined
  return {
    amount: rupiahToWire(amountDue(order)),
    accounts: isAwaited ? bankAccounts : [],
    qris: qris ?? null,
    proofs: proofs.map(({ id, uploadedAt }) => ({ id, uploadedAt: uploadedAt.toISOString() })),
    proofsLeft: isAwaited ? Math.max(0, maxProofs - proofs.length) : 0,
  }
}
