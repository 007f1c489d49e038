import type { PersonalData } from '@dimsum/contract/personal-data'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { inTransaction } from '../../platform/db/connection.ts'
import { listOrdersOfPhone } from '../customers/customers.queries.ts'
import { phoneKeyOf } from '../customers/find-customer.ts'
import { personId } from '../customers/person-id.ts'
import { presentAdminOrder } from '../orders/read/present-order.ts'
import { listOrderEvents } from '../orders/timeline/order-events.queries.ts'
import { presentEvent } from '../orders/timeline/present-event.ts'
import { presentReview } from '../reviews/present-review.ts'
import type { ShopParts } from '../shop-parts.ts'
import { listProofPictures } from '../transfers/transfer-proofs.queries.ts'
import { findKeptWords, listReviewsOfPerson } from './personal-data.queries.ts'

/** More than one number ever ordered; limits the memory of one response. */
const mostOrders = 10_000
const maxEvents = 1_000

type Parts = Pick<ShopParts, 'db' | 'now' | 'orderPayments' | 'settings'>

/**
 * All data about the customer of an order, from one snapshot. The request is recorded in the audit log.
 * @throws ShopError `not-found` for an order that does not exist or whose personal data is erased
 */
export const exportPerson = async (parts: Parts, actor: string, orderId: number): Promise<PersonalData> => {
  const { shopName } = await parts.settings.current()
  const phoneKey = await phoneKeyOf(parts.db, orderId)
  return await inTransaction(
    parts.db,
    async (tx) => {
      const stored = await listOrdersOfPhone(tx, phoneKey, mostOrders)
      const orders: PersonalData['orders'] = []
      for (const order of stored) {
        const proofs = await listProofPictures(tx, order.id)
        orders.push({
          ...presentAdminOrder(order),
          events: (await listOrderEvents(tx, order.id, maxEvents)).map(presentEvent),
          payments: await parts.orderPayments.list(tx, order.id),
          ...(proofs.length > 0 && {
            transferProofs: proofs.map(({ uploadedAt, picture }) => ({
              uploadedAt: uploadedAt.toISOString(),
              picture: `data:image/webp;base64,${picture.toString('base64')}`,
            })),
          }),
        })
      }
      const reviews = await listReviewsOfPerson(
        tx,
        stored.map(({ id }) => id),
      )
      await insertAuditEntry(tx, {
        actor,
        action: 'privacy.export',
        subject: `phone:${personId(phoneKey)}`,
        after: { orders: orders.length, reviews: reviews.length },
      })
      return {
        shopName,
        exportedAt: parts.now().toISOString(),
        phoneKey,
        orders,
        reviews: reviews.map(presentReview),
        ...(await findKeptWords(tx, phoneKey)),
      }
    },
    'repeatable read',
  )
}
