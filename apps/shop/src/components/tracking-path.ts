/** Tracking of one order: shown at once to a browser that holds it, with its number filled in to any other. */
export const trackingPath = (orderId: number) => `/track-order?orderId=${orderId}`
