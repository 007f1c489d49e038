import { checkPaymentStatus } from '../../api/payments.ts'

/**
 * After the popup reported success: how long until the invoice is shown. At once when the server knows the money came,
 * after 3 s when it does not yet, after 2 s when it could not be asked (product.md section 4, real flow).
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
