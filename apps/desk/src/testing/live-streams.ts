import { vi } from 'vitest'

/** The event streams that the desk opens, the newest last. */
export function liveStreams(): EventTarget[] {
  const streams: EventTarget[] = []
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      constructor() {
        super()
        streams.push(this)
      }
      close() {}
    },
  )
  return streams
}
