import { type ComponentType, useCallback, useState } from 'react'

type Fetch<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A component whose code is fetched when it is wanted. Unlike `React.lazy` a failure (no network) throws nothing away:
 * `fetch` answers false, and the next try asks again.
 */
export function useOnDemand<Props>(fetchModule: Fetch<Props>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  const [failed, setFailed] = useState(false)
  const fetch = useCallback(async () => {
    try {
      const module = await fetchModule()
      setComponent(() => module.default)
      setFailed(false)
      return true
    } catch {
      setFailed(true)
      return false
    }
  }, [fetchModule])
  return { Component, failed, fetch }
}
