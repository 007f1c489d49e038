/** The order form, prefilled with the content of this order. */
export const orderAgainPath = (orderId: number) => `/order?again=${orderId}`
