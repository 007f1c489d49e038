import { keyInFragment } from '@dimsum/contract/order-links'
import type { AccessFailure } from '@dimsum/web/components/access-failure.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { expiredLink, openAsHolder, openByLink } from './find-order.ts'

/**
 * Opens the order of a private link (`/track-order?orderId=12#key=…`). The key is removed from the URL first, so that
 * customers who share the URL do not share the key. After a failed call it is put back, so that a reload tries again. A
 * link without a key opens the order for its holder only.
 * @param isShown the page shows this order already; it may be masked
 */
export function usePrivateLink(
  orderId: number | null,
  isShown: boolean,
  onFound: (orderId: number) => void,
): AccessFailure | null {
  const queries = useQueryClient()
  const [failure, setFailure] = useState<AccessFailure | null>(null)
  useEffect(() => {
    if (orderId === null) return
    // False once the customer has found another order.
    let isWanted = true
    const openLinked = () => {
      const link = location.href
      const key = keyInFragment(location.hash)
      if (key === null) return false
      history.replaceState(history.state, '', location.pathname + location.search)
      openByLink(queries, orderId, key).then((finding) => {
        if ('found' in finding) return onFound(orderId)
        setFailure(finding.failure)
        if (isWanted && finding.failure !== expiredLink) history.replaceState(history.state, '', link)
      })
      return true
    }
    if (!openLinked() && !isShown)
      openAsHolder(queries, orderId).then((isOpen) => isOpen && isWanted && onFound(orderId))
    // A link to the order of this tab changes the fragment only, without a load.
    addEventListener('hashchange', openLinked)
    return () => {
      isWanted = false
      setFailure(null)
      removeEventListener('hashchange', openLinked)
    }
  }, [orderId, isShown, queries, onFound])
  return failure
}
