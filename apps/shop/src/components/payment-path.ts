/**
 * The payment page of an order. Only its document's content policy allows Midtrans's script, so it needs a full page
 * load: use it in a plain `<a href>`, never in a `RouteLink`.
 */
export const paymentPath = (orderId: number) => `/payment?orderId=${orderId}`
