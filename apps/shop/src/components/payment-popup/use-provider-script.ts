import { useShopConfig } from '@dimsum/web/api/shop.ts'
import { loadProviderScript } from '@dimsum/web/components/payment-popup/provider-script.ts'
import { useEffect } from 'react'

/** Preloads Midtrans's script: when the page is idle, or as soon as a method is chosen. */
export function useProviderScript({ isWanted, isChosen }: { isWanted: boolean; isChosen: boolean }) {
  const config = useShopConfig()?.payment
  useEffect(() => {
    if (!isWanted || !config) return
    // Only logged here; the customer sees a failure when paying.
    const load = () => {
      loadProviderScript(config).catch((error: unknown) => console.error(error))
    }
    if (isChosen) return load()
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, 1500)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(load)
    return () => cancelIdleCallback(handle)
  }, [config, isWanted, isChosen])
}
