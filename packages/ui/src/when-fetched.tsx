import { type ComponentType, useEffect } from 'react'
import { useOnDemand } from './on-demand.ts'

type WhenFetchedProps<Props> = {
  /** Imports the component; the same function every time. */
  fetch: () => Promise<{ default: ComponentType<Props> }>
  /** What it is shown with; nothing is fetched while there is nothing to show. */
  show: Props | false | null | undefined
}

/** A component that few visitors see, fetched as soon as there is something to show in it; until then nothing stands there. */
export function WhenFetched<Props extends object>({ fetch, show }: WhenFetchedProps<Props>) {
  const { Component, fetch: start } = useOnDemand(fetch)
  const isWanted = Boolean(show)
  useEffect(() => {
    if (isWanted) void start()
  }, [isWanted, start])
  return show && Component ? <Component {...show} /> : null
}
