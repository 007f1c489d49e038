import type { ScanLabel, ScannedLabel } from '@dimsum/contract/kitchen'
import type { AdminOrder } from '@dimsum/contract/orders'
import { isFree } from '@dimsum/domain/awaited-payment'
import { waitsForConfirmation } from '@dimsum/domain/cook-sheet'
import { rupiahToWire } from '@dimsum/domain/money'
import { formatOrderId, parseBarcodeText, parseOrderIdInput } from '@dimsum/domain/order-number'
import { isCancelled, isFinal, isPrepared, type OrderStatus, scanTarget } from '@dimsum/domain/order-status'
import { amountDue } from '@dimsum/domain/order-total'
import { wibDay } from '@dimsum/domain/wib-date'
import type { Sentence } from '@dimsum/words/sentence'
import { kitchenRefusals } from '@dimsum/words/server/kitchen'
import { invalidField, orNotFound, ShopError } from '../../platform/errors/shop-error.ts'
import { changeOrderStatus } from '../orders/change/change-order-status.ts'
import type { EditParts } from '../orders/change/edit-order.ts'
import { findOrder, type StoredOrder } from '../orders/read/orders.queries.ts'
import type { ShopRules } from '../settings/shop-rules.ts'

const mustPay = (order: AdminOrder) => !order.isPaid && !isFree(order)

/**
 * Moves an order by its label's barcode: packing makes it ready, hand-over delivered. A foreign label, a second scan
 * and a wrong step are refused and change nothing.
 * @throws ShopError `validation` for a code that is no label of the shop, `not-found`, `conflict` with the reason
 */
export const scanLabel = async (
  parts: EditParts,
  actor: string,
  { code, step }: ScanLabel,
  rules: ShopRules,
): Promise<ScannedLabel> => {
  const id = parseBarcodeText(code) ?? parseOrderIdInput(code)
  if (id === null) throw invalidField('code', kitchenRefusals.noLabel)
  const found = orNotFound(await findOrder(parts.db, id), kitchenRefusals.noOrder(formatOrderId(id)))
  assertInTurn(found, step)
  const order = await moveFrom(parts, actor, found, step, rules)
  const today = wibDay(parts.now())
  return {
    order,
    statusBefore: found.status,
    notices: [
      ...(mustPay(order) ? (['unpaid'] as const) : []),
      ...(order.deliveryDate === null || order.deliveryDate === today ? [] : (['other-day'] as const)),
    ],
    handOver:
      step === 'pack'
        ? null
        : {
            collect: mustPay(order) ? rupiahToWire(amountDue(order)) : null,
            phone: order.isDelivery ? order.customerPhone : null,
          },
  }
}

const moveFrom = async (
  parts: EditParts,
  actor: string,
  { id, status }: StoredOrder,
  step: ScanLabel['step'],
  rules: ShopRules,
) => {
  try {
    return await changeOrderStatus(
      parts,
      actor,
      id,
      { status: scanTarget[step], expectedStatus: status },
      rules,
    )
  } catch (error) {
    // Another scan was faster: the answer depends on what it did.
    if (!(error instanceof ShopError) || error.code !== 'stale') throw error
    const now = await findOrder(parts.db, id)
    if (now) assertInTurn(now, step)
    throw new ShopError('conflict', kitchenRefusals.justChanged(formatOrderId(id)))
  }
}

const assertInTurn = ({ id, status, isPaid }: StoredOrder, step: ScanLabel['step']): void => {
  const reason = outOfTurn(formatOrderId(id), status, isPaid, step)
  if (reason !== null) throw new ShopError('conflict', reason)
}

/** Why the step is not possible now; null when it is. */
const outOfTurn = (
  number: string,
  status: OrderStatus,
  isPaid: boolean,
  step: ScanLabel['step'],
): Sentence | null => {
  if (isCancelled(status)) return kitchenRefusals.doNotPack(number)
  if (isFinal(status)) return kitchenRefusals.already(number, status)
  if (isPrepared(status)) return step === 'pack' ? kitchenRefusals.alreadyPacked(number, status) : null
  if (waitsForConfirmation({ status, isPaid })) return kitchenRefusals.unconfirmed(number)
  return step === 'hand-over' ? kitchenRefusals.notPacked(number) : null
}
