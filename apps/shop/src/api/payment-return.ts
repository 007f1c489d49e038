import { orderQuery } from '@dimsum/web/api/orders.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { checkPaymentStatus } from './payments.ts'

/** Whether Midtrans's payment page redirected to this URL. */
export const isPaymentReturn = (search: URLSearchParams): boolean => search.has('transaction_status')

/**
 * After the redirect from Midtrans's payment page, checks the payment status once: the notification may not have
 * arrived yet.
 */
export function usePaymentReturn(orderId: number, isReturn: boolean) {
  const queries = useQueryClient()
  useEffect(() => {
    if (!isReturn) return
    checkPaymentStatus({ orderId }).then(
      () => queries.invalidateQueries({ queryKey: orderQuery(orderId).queryKey }),
      // The page keeps the order as fetched; announcements or a later visit update it.
      () => {},
    )
  }, [orderId, isReturn, queries])
}
