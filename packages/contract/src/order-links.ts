import type { z } from 'zod'
import type { OrderLinkRequest } from './orders.ts'

/** Purpose of a private link: tracking the order, or reviewing it as a verified buyer. */
export type OrderLinkPurpose = z.infer<typeof OrderLinkRequest>['purpose']

/**
 * The path of a private link. The key is in the fragment (`#`): browsers send it to no server, log or referrer. The
 * page posts it to `POST /api/orders/{id}/access` (track) or with the review (review).
 */
export const orderLinkPath = (purpose: OrderLinkPurpose, orderId: number, key: string): string =>
  purpose === 'track' ? `/track-order?orderId=${orderId}#key=${key}` : `/?review=${orderId}#key=${key}`

const keyForm = /^#key=([A-Za-z0-9_-]{43})$/

/** The key in the fragment (`location.hash`); null when there is none. */
export const keyInFragment = (fragment: string): string | null => keyForm.exec(fragment)?.[1] ?? null
