/** The provider order id of a payment test (product.md section 2, «Payment test»); no order has such an id. */
export const testPaymentId = (nowMs: number, random: string): string => `TEST-${nowMs}-${random}`

export const isTestPaymentId = (id: string): boolean => /^TEST-\d{1,16}-[a-z0-9]{1,12}$/.test(id)
