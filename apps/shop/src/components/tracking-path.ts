/** Tracking page of one order. The order's holder sees it at once; for others only its number is filled in. */
export const trackingPath = (orderId: number) => `/track-order?orderId=${orderId}`
