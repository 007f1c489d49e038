/** Form of the invoice URL that product.md section 2 gives for links on payment pages. */
export const invoicePath = (orderId: number) => `/invoice?orderId=${orderId}`

/** Tracking page of one order. The order's holder sees it at once; for others only its number is filled in. */
export const trackingPath = (orderId: number) => `/track-order?orderId=${orderId}`

/** The order form, prefilled with the content of this order. */
export const orderAgainPath = (orderId: number) => `/order?again=${orderId}`

/**
 * The payment page of an order. Only its document's content policy allows Midtrans's script, so it needs a full page
 * load: use it in a plain `<a href>`, never in a `RouteLink`.
 */
export const paymentPath = (orderId: number) => `/payment?orderId=${orderId}`
