import { invoicePath } from '../../components/invoice-path.ts'
import { trackingPath } from '../../components/tracking-path.ts'

/*
 * Ways out of the payment page are full page loads: the provider's script must not come along into other pages.
 */

export const goToInvoice = (orderId: number) => location.assign(invoicePath(orderId))

/** The tracking page shows the order to its holder at once. */
export const goToTracking = (orderId: number) => location.assign(trackingPath(orderId))
