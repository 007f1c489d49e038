import { usePaymentConfig } from '@dimsum/web/api/shop.ts'
import { loadProviderScript } from '@dimsum/web/components/payment-popup/provider-script.ts'
import { useEffect } from 'react'

/** Fetches the provider's script ahead of its use: when the page is idle, or at once when a method is chosen. */
export function useProviderScript({ isWanted, isChosen }: { isWanted: boolean; isChosen: boolean }) {
  const config = usePaymentConfig()
  useEffect(() => {
    if (!isWanted || !config) return
    // A failure is shown when the customer pays; here it only goes to the console.
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
