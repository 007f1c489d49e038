import { type ComponentType, useCallback, useState } from 'react'

type Fetch<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A component whose code is loaded on first use. Unlike `React.lazy` a failure is not cached: `fetch` resolves to
 * false, and the next call tries again.
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
