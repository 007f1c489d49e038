import { setTimeout as wait } from 'node:timers/promises'
import type { LiveOrders } from '@dimsum/contract/live'

/** The owner's live screen, as her browser keeps it: it reconnects by itself and names the last message it saw. */
export interface LiveScreen {
  /** Resolves when it is connected for the first time: it hears of everything from then on. */
  opened: Promise<void>
  /** Whether it heard of this event, or was asked to read everything anew after it. */
  knows: (event: { id: number; at: Date }) => boolean
  close: () => void
}

/**
 * Follows the owner's events until closed.
 * @param cookie of her session
 */
export function openLiveScreen(origin: string, cookie: string): LiveScreen {
  const heard = new Set<number>()
  const end = new AbortController()
  let position: string | undefined
  let readAnewAt = 0

  let isOpened = () => {}
  const opened = new Promise<void>((resolve) => {
    isOpened = resolve
  })

  const take = (message: string) => {
    const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(message)?.[1]
    position = field('id') ?? position
    isOpened()
    if (field('event') === 'refresh') readAnewAt = Date.now()
    if (field('event') !== 'order') return
    const { events } = JSON.parse(field('data') ?? '') as LiveOrders
    for (const { id } of events) heard.add(id)
  }
  const follow = async () => {
    const answer = await fetch(`${origin}/api/admin/events`, {
      headers: { cookie, ...(position !== undefined && { 'last-event-id': position }) },
      signal: end.signal,
    })
    let unread = ''
    if (!answer.ok || !answer.body) return
    for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
      const messages = (unread + piece).split('\n\n')
      unread = messages.pop() ?? ''
      messages.forEach(take)
    }
  }
  void (async () => {
    while (!end.signal.aborted) {
      await follow().catch(() => {})
      await wait(100)
    }
  })()
  return {
    opened,
    knows: ({ id, at }) => heard.has(id) || at.getTime() < readAnewAt,
    close: () => end.abort(),
  }
}
