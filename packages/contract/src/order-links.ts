import type { z } from 'zod'
import type { OrderLinkRequest } from './orders.ts'

/** Where a private link leads: following the order, or reviewing it as a verified buyer. */
export type OrderLinkPurpose = z.infer<typeof OrderLinkRequest>['purpose']

/**
 * The path of a private link. The key stands behind `#`: browsers keep that part to themselves, so it reaches no server,
 * no log and no referrer. The page posts it to `POST /api/orders/{id}/access` (track) or with the review (review).
 */
export const orderLinkPath = (purpose: OrderLinkPurpose, orderId: number, key: string): string =>
  purpose === 'track' ? `/track-order?orderId=${orderId}#key=${key}` : `/?review=${orderId}#key=${key}`

const keyForm = /^#key=([A-Za-z0-9_-]{43})$/

/** The key in a page's fragment (`location.hash`); null when there is none. */
export const keyInFragment = (fragment: string): string | null => keyForm.exec(fragment)?.[1] ?? null
