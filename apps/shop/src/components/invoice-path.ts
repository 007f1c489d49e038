/** Form of the invoice URL that product.md section 2 gives for links on payment pages. */
export const invoicePath = (orderId: number) => `/invoice?orderId=${orderId}`
