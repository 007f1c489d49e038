import type { LiveChange, LiveOrderEvent, LiveOrders, LiveTopic } from '@dimsum/contract/live'

/** What a screen of the admin receives from the shop (`@dimsum/contract/live`). */
export type ShopListener = {
  /** Something happened to these orders. */
  onOrders: (events: readonly LiveOrderEvent[]) => void
  onChange: (topic: LiveTopic) => void
  /** The connection is open: for the first time, or again after a time in which topics may have been missed. */
  onOpen: (isFirst: boolean) => void
  /** More was missed than is worth listing: everything on screen may be stale. */
  onMissed: () => void
  /** The connection is lost, or the shop refused it; it is retried for ever. */
  onLost: (isRefused: boolean) => void
}

/** Back-off before a refused connection is opened anew (ms), by how often it was refused. */
const reopenAfterMs = [2000, 5000, 15_000, 30_000]

/**
 * Listens to the shop until the returned function is called. After a lost connection the browser reconnects by itself
 * and names the last message it saw; only after a refusal (a restart, too many screens, a session that ended) is a new
 * connection opened here, and then everything counts as missed.
 */
export function followShop(listener: ShopListener): () => void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let refusals = 0
  let opened = 0

  const open = () => {
    const line = new EventSource('/api/admin/events')
    source = line
    line.addEventListener('open', () => {
      const wasRefused = refusals > 0
      refusals = 0
      opened += 1
      listener.onOpen(opened === 1)
      if (wasRefused) listener.onMissed()
    })
    line.addEventListener('order', ({ data }) => listener.onOrders((JSON.parse(data) as LiveOrders).events))
    line.addEventListener('changed', ({ data }) => listener.onChange((JSON.parse(data) as LiveChange).topic))
    line.addEventListener('refresh', () => listener.onMissed())
    line.addEventListener('error', () => {
      const isRefused = line.readyState === EventSource.CLOSED
      listener.onLost(isRefused)
      if (!isRefused) return
      timer = setTimeout(open, reopenAfterMs[Math.min(refusals, reopenAfterMs.length - 1)])
      refusals += 1
    })
  }

  open()
  return () => {
    clearTimeout(timer)
    source?.close()
  }
}
