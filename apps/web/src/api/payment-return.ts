import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { orderQuery } from './orders.ts'
import { checkPaymentStatus } from './payments.ts'

/**
 * Back from the provider's own page (its address says so by `transaction_status`), asks once what became of the payment:
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
