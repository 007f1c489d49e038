import { orderQuery } from '@dimsum/web/api/orders.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { checkPaymentStatus } from './payments.ts'

/** Whether this address is the one to which the provider's own page leads back. */
export const isPaymentReturn = (search: URLSearchParams): boolean => search.has('transaction_status')

/**
 * Back from the provider's own page, asks once what became of the payment:
 * the provider's message may still be on its way.
 */
export function usePaymentReturn(orderId: number, isReturn: boolean) {
  const queries = useQueryClient()
  useEffect(() => {
    if (!isReturn) return
    checkPaymentStatus({ orderId }).then(
      () => queries.invalidateQueries({ queryKey: orderQuery(orderId).queryKey }),
      // The page shows the order as it is known; announcements and coming back will tell more.
      () => {},
    )
  }, [orderId, isReturn, queries])
}
