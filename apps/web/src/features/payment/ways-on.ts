import { invoicePath } from '../../components/invoice-path.ts'

/*
 * Ways out of the payment page are full page loads: the provider's script must not come along into other pages.
 */

export const goToInvoice = (orderId: number) => location.assign(invoicePath(orderId))

/** The tracking page fills in number and phone of the order placed last in this tab. */
export const goToTracking = () => location.assign('/track-order')
