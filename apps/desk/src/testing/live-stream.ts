import { expect, vi } from 'vitest'

/** Replaces the desk's event stream; returns a function that sends an event to it, once the desk has opened it. */
export function liveStream(): (event: string, data?: object) => Promise<void> {
  let opened: EventTarget | undefined
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      constructor() {
        super()
        opened = this
      }
      close() {}
    },
  )
  return async (event, data) => {
    await expect.poll(() => opened).toBeDefined()
    opened?.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data ?? '') }))
  }
}
