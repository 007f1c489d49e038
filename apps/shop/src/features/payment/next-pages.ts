import { invoicePath } from '../../components/invoice-path.ts'
import { trackingPath } from '../../components/tracking-path.ts'

/* Links from the payment page are full page loads: Midtrans's script must not stay loaded in other pages. */

export const goToInvoice = (orderId: number) => location.assign(invoicePath(orderId))

export const goToTracking = (orderId: number) => location.assign(trackingPath(orderId))
