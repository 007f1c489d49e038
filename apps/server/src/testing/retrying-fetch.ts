import { setTimeout as wait } from 'node:timers/promises'

/**
 * `fetch` as the order form does it: again after a lost connection, and after a 503 when its `Retry-After` (s) is over.
 * Asking again at once, many callers would keep a busy process busy.
 */
export async function retryingFetch(url: string, request: RequestInit): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, request).catch(() => undefined)
    if (answer && answer.status !== 503) return answer
    await answer?.arrayBuffer()
    await wait(1000 * Number(answer?.headers.get('retry-after') ?? 1))
  }
}
