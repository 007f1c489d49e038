import { keyInFragment } from '@dimsum/contract/order-links'
import type { AccessFailure } from '@dimsum/web/components/access-failure.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { expiredLink, openAsHolder, openByLink } from './find-order.ts'

/** `isOpening`: the server has not answered the key of a private link yet. */
export type OpenedLink = { failure: AccessFailure | null; isOpening: boolean }

const idle: OpenedLink = { failure: null, isOpening: false }

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
): OpenedLink {
  const queries = useQueryClient()
  const [link, setLink] = useState<OpenedLink>(idle)
  useEffect(() => {
    if (orderId === null) return
    // False once the customer has found another order.
    let isWanted = true
    const openLinked = () => {
      const { href, hash, pathname, search } = location
      const key = keyInFragment(hash)
      if (key === null) return false
      history.replaceState(history.state, '', pathname + search)
      setLink({ failure: null, isOpening: true })
      openByLink(queries, orderId, key).then((finding) => {
        if ('found' in finding) return onFound(orderId)
        setLink({ failure: finding.failure, isOpening: false })
        if (isWanted && finding.failure !== expiredLink) history.replaceState(history.state, '', href)
      })
      return true
    }
    if (!openLinked() && !isShown)
      openAsHolder(queries, orderId).then((finding) => {
        if (!isWanted || finding === null) return
        if ('found' in finding) onFound(orderId)
        else setLink({ failure: finding.failure, isOpening: false })
      })
    // A link to the order of this tab changes the fragment only, without a load.
    addEventListener('hashchange', openLinked)
    return () => {
      isWanted = false
      setLink(idle)
      removeEventListener('hashchange', openLinked)
    }
  }, [orderId, isShown, queries, onFound])
  return link
}
