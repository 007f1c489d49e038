import { keyInFragment } from '@dimsum/contract/order-links'
import type { AccessFailure } from '@dimsum/web/components/access-failure.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { openAsHolder, openByLink } from './find-order.ts'

/**
 * Follows a private link (`/track-order?orderId=12#key=…`): opens its order at once. The key is taken out of the address
 * first, so that it is not passed on when the customer shares what the address bar shows. A link without a key opens the
 * order for its holder alone.
 */
export function usePrivateLink(
  orderId: number | null,
  onFound: (orderId: number) => void,
): AccessFailure | null {
  const queries = useQueryClient()
  const [failure, setFailure] = useState<AccessFailure | null>(null)
  useEffect(() => {
    const key = keyInFragment(location.hash)
    if (orderId === null) return
    if (key === null) {
      // Ignored when the customer has found another order meanwhile.
      let isWanted = true
      openAsHolder(queries, orderId).then((isOpen) => isOpen && isWanted && onFound(orderId))
      return () => {
        isWanted = false
      }
    }
    history.replaceState(history.state, '', location.pathname + location.search)
    openByLink(queries, orderId, key).then((finding) => {
      if ('found' in finding) onFound(orderId)
      else setFailure(finding.failure)
    })
  }, [orderId, queries, onFound])
  return failure
}
