/** The order form, filled in with what this order holds. */
export const orderAgainPath = (orderId: number) => `/order?again=${orderId}`
