/**
 * The payment page of an order. Its document alone may load the provider's script, so it is always entered by a full
 * page load: use it in a plain `<a href>`, never in a `RouteLink`.
 */
export const paymentPath = (orderId: number) => `/payment?orderId=${orderId}`
