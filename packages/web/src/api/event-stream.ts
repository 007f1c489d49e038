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

/** Back-off before a rejected stream is reopened (ms), by number of rejections. */
const reopenAfterMs = [2000, 5000, 15_000, 30_000]

const returned: StreamMessage = { event: 'return', data: '' }

/**
 * Subscribes to server-sent events with one stream per browser and path. The page that holds the Web Lock of the path
 * opens the stream and forwards its events to the others; without HTTPS there are no Web Locks, and each visible page
 * has its own stream. Hidden pages do not subscribe. Missed events are not replayed, so a page must refetch its data
 * after `open` (first opening of its own stream) and `return` (reopened, or visible again).
 * @returns unsubscribes
 */
export function subscribeToStream({
  path,
  events,
  onMessage,
  staysWhileHidden = () => false,
}: Follow): () => void {
  const channel = new BroadcastChannel(`stream ${path}`)
  let following: AbortController | undefined
  /** The page has just been loaded, and no other page has a stream. */
  let isFresh = true

  channel.onmessage = ({ data }: MessageEvent<StreamMessage>) => {
    if (following) onMessage(data)
  }
  const tell = (message: StreamMessage) => {
    const isOpen = message.event === 'open'
    onMessage(isOpen && !isFresh ? returned : message)
    channel.postMessage(isOpen ? returned : message)
    if (isOpen) isFresh = false
  }

  const start = () => {
    if (following) return
    following = new AbortController()
    const { signal } = following
    /** Resolves when the page stops following. */
    const lead = () =>
      new Promise<void>((resolve) => {
        if (signal.aborted) return resolve()
        const close = openSource(path, events, tell)
        signal.addEventListener('abort', () => {
          close()
          resolve()
        })
      })
    const { locks } = navigator as { locks?: LockManager }
    if (!locks) return void lead()
    const name = `stream ${path}`
    const follow = async () => {
      isFresh = false
      // Aborting rejects.
      await locks.request(name, { signal }, lead).catch(() => {})
    }
    void locks.request(name, { ifAvailable: true }, async (lock) => (lock ? lead() : void follow()))
  }
  const stop = () => {
    following?.abort()
    following = undefined
  }
  const onVisibility = () => {
    const wasFollowing = following !== undefined
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
    channel.close()
  }
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
