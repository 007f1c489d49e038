import { keep, recall } from '../components/session-memory.ts'
import { ApiError } from './api-error.ts'
import { newRequestKey } from './request-key.ts'

/** A draft's key, and versions that were sent with it without a response: one of them may be stored. */
export type Tries<Draft> = {
  key: () => string
  /** Oldest first. */
  unanswered: () => readonly Draft[]
  /** Called before sending. */
  noteSent: (draft: Draft) => void
  /** The server rejected it: nothing is stored under the key. */
  noteRefused: (draft: Draft) => void
  /** The key belongs to another draft: use a new key and clear the list. */
  renewKey: () => void
}

export type SentOnce<Answer> = {
  answer: Answer
  /** An earlier version was stored; later changes are not in it. */
  isEarlierVersion: boolean
}

/**
 * Sends a draft with its idempotency key. If an earlier version was sent without a response and the draft changed
 * since, the key may belong to that version. The server then reports a conflict, and the stored version is fetched by
 * repeating it, so there are never two. Throws what `send` throws.
 */
export async function sendOnce<Draft, Answer>(
  tries: Tries<Draft>,
  draft: Draft,
  send: (draft: Draft, key: string, isRepeat: boolean) => Promise<Answer>,
): Promise<SentOnce<Answer>> {
  const sendNoted = async (): Promise<SentOnce<Answer>> => {
    const key = tries.key()
    tries.noteSent(draft)
    try {
      return { answer: await send(draft, key, false), isEarlierVersion: false }
    } catch (error) {
      if (isRefusal(error)) tries.noteRefused(draft)
      throw error
    }
  }
  const earlier = tries.unanswered().filter((other) => !isSameDraft(other, draft))
  try {
    return await sendNoted()
  } catch (error) {
    if (!isKeyReused(error)) throw error
  }
  for (const version of earlier.toReversed()) {
    try {
      return { answer: await send(version, tries.key(), true), isEarlierVersion: true }
    } catch (error) {
      // Another version is stored, so try the next one.
      if (!isKeyReused(error)) throw error
    }
  }
  tries.renewKey()
  return sendNoted()
}

export const isSameDraft = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Key and tries of a form whose draft is kept in this tab: after a reload it is sent with the same key. */
export function triesOfTab<Draft>(name: string): Tries<Draft> {
  const place = `tries-${name}`
  type Kept = { key: string; unanswered: readonly Draft[] }
  const write = (kept: Kept) => {
    keep(place, kept)
    return kept
  }
  const renew = () => write({ key: newRequestKey(), unanswered: [] })
  const read = () => (recall(place) as Kept | undefined) ?? renew()
  const without = (draft: Draft) => read().unanswered.filter((other) => !isSameDraft(other, draft))
  return {
    key: () => read().key,
    unanswered: () => read().unanswered,
    noteSent: (draft) => void write({ ...read(), unanswered: [...without(draft), draft] }),
    noteRefused: (draft) => void write({ ...read(), unanswered: without(draft) }),
    renewKey: () => void renew(),
  }
}

const isKeyReused = (error: unknown) => error instanceof ApiError && error.code === 'key-reused'

/** The server decided. After any other failure it is unknown whether the draft was stored. */
export const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500
