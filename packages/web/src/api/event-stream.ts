/** A named server-sent event, or a change of the connection. `refused`: the server rejected the stream. */
export type StreamMessage = { event: string; data: string }

type Follow = {
  path: string
  /** Event names of the server. */
  events: readonly string[]
  onMessage: (message: StreamMessage) => void
  /** Whether the stream stays open while the page is hidden. */
  staysWhileHidden?: () => boolean
}

/** Browsers open at most six HTTP/1.1 connections per host; calls need some of them. */
const maxStreams = 3
const renewMs = 2000
/** A lease that is not renewed within this time belongs to a closed page (ms). */
const leaseMs = 10_000
/** Back-off before a rejected stream is reopened (ms), by number of rejections. */
const reopenAfterMs = [2000, 5000, 15_000, 30_000]

const returned: StreamMessage = { event: 'return', data: '' }

type Lease = { page: string; path: string; at: number }

/**
 * Subscribes to server-sent events with one stream per browser and path. One page opens the stream, chosen by a lease
 * in `localStorage`, and forwards its events to the others. (Web Locks would need HTTPS.) Hidden pages do not
 * subscribe. Missed events are not replayed, so a page must refetch its data after `open` (first opening of its own
 * stream) and `return` (reopened, or visible again).
 * @returns unsubscribes
 */
export function subscribeToStream({
  path,
  events,
  onMessage,
  staysWhileHidden = () => false,
}: Follow): () => void {
  const page = `${performance.timeOrigin}-${Math.random()}`
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`stream ${path}`)
  let closeSource: (() => void) | undefined
  let timer: ReturnType<typeof setInterval> | undefined

  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<StreamMessage>) => {
      if (timer !== undefined) onMessage(data)
    }
  }
  /** The page has just been loaded, and no other page has a stream. */
  let isFresh = true
  const tell = (message: StreamMessage) => {
    const isOpen = message.event === 'open'
    onMessage(isOpen && !isFresh ? returned : message)
    channel?.postMessage(isOpen ? returned : message)
    if (isOpen) isFresh = false
  }

  const renew = () => {
    if (takeLease(page, path)) {
      closeSource ??= openSource(path, events, tell)
      return
    }
    isFresh = false
    stopLeading()
  }
  const stopLeading = () => {
    closeSource?.()
    closeSource = undefined
  }
  const stop = () => {
    clearInterval(timer)
    timer = undefined
    stopLeading()
    endLease(page)
  }
  const start = () => {
    if (timer !== undefined) return
    timer = setInterval(renew, renewMs)
    renew()
  }
  const onVisibility = () => {
    const wasFollowing = timer !== undefined
    if (document.visibilityState === 'hidden' && !staysWhileHidden()) return stop()
    start()
    if (!wasFollowing) onMessage(returned)
  }

  if (document.visibilityState === 'visible' || staysWhileHidden()) start()
  document.addEventListener('visibilitychange', onVisibility)
  addEventListener('pagehide', stop)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    removeEventListener('pagehide', stop)
    stop()
    channel?.close()
  }
}

const slotName = (slot: number) => `live-stream-${slot}`

function readLease(slot: number): Lease | null {
  const lease: Lease | null = JSON.parse(localStorage.getItem(slotName(slot)) ?? 'null')
  return lease && Math.abs(Date.now() - lease.at) < leaseMs ? lease : null
}

/** Takes or renews the lease of this path. False while another page has it or all slots are taken. */
function takeLease(page: string, path: string): boolean {
  try {
    const slots = Array.from({ length: maxStreams }, (_, slot) => ({ slot, lease: readLease(slot) }))
    if (slots.some(({ lease }) => lease?.path === path && lease.page !== page)) return false
    const own = slots.find(({ lease }) => lease?.page === page) ?? slots.find(({ lease }) => lease === null)
    if (own)
      localStorage.setItem(slotName(own.slot), JSON.stringify({ page, path, at: Date.now() } satisfies Lease))
    return own !== undefined
  } catch {
    // Without storage pages cannot coordinate: each visible page has its own stream.
    return true
  }
}

function endLease(page: string) {
  try {
    for (let slot = 0; slot < maxStreams; slot += 1) {
      if (readLease(slot)?.page === page) localStorage.removeItem(slotName(slot))
    }
  } catch {}
}

/** Keeps the stream open: the browser reconnects by itself; after a rejection this reopens it. */
function openSource(
  path: string,
  events: readonly string[],
  tell: (message: StreamMessage) => void,
): () => void {
  // A browser without `EventSource` has no live updates.
  if (typeof EventSource === 'undefined') return () => {}
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let refusals = 0

  const open = () => {
    const opened = new EventSource(path)
    source = opened
    opened.addEventListener('open', () => {
      refusals = 0
      tell({ event: 'open', data: '' })
    })
    for (const event of events) opened.addEventListener(event, ({ data }) => tell({ event, data }))
    opened.addEventListener('error', () => {
      const isRefused = opened.readyState === EventSource.CLOSED
      tell({ event: isRefused ? 'refused' : 'lost', data: '' })
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
