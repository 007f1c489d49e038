import { checkPaymentStatus } from '../../api/payments.ts'

/**
 * Delay before the invoice is shown after the popup reported success: none when the server has recorded the payment, 3
 * s when it has not yet, 2 s when it could not be reached (product.md section 4, real flow).
 */
export async function waitBeforeInvoiceMs(
  orderId: number,
  transactionId: string | undefined,
): Promise<number> {
  try {
    const { isPaid } = await checkPaymentStatus({ orderId, transactionId: transactionId ?? null })
    return isPaid ? 0 : 3000
  } catch {
    return 2000
  }
}
