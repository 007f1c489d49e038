import { setTimeout as wait } from 'node:timers/promises'

/** Follows the owner's events until closed. Types and documentation: live-screen.d.mts. */
export function openLiveScreen(origin, cookie) {
  const heard = new Set()
  const end = new AbortController()
  let readAnewAt = 0

  let isOpened
  const opened = new Promise((resolve) => {
    isOpened = resolve
  })

  const take = (message) => {
    const field = (name) => new RegExp(`^${name}: (.+)$`, 'm').exec(message)?.[1]
    isOpened()
    // Too many changes: the screen reads everything again.
    if (field('event') === 'refresh') readAnewAt = Date.now()
    if (field('event') === 'order') for (const { id } of JSON.parse(field('data')).events) heard.add(id)
  }
  const follow = async () => {
    const answer = await fetch(`${origin}/api/admin/events`, {
      headers: { cookie },
      signal: end.signal,
    })
    let unread = ''
    if (!answer.ok || !answer.body) return
    // Nothing is replayed: a screen reads its data again when its stream is open.
    readAnewAt = Date.now()
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
