/** The invoice of an order, as the payment pages link to it (product.md section 2). */
export const invoicePath = (orderId: number) => `/invoice?orderId=${orderId}`
