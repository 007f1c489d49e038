import { keep, recall } from '../components/session-memory.ts'
import { ApiError } from './api-error.ts'
import { newRequestKey } from './request-key.ts'

/** A draft's key, and what was sent with it and never answered: one of these may exist. */
export type Tries<Draft> = {
  key: () => string
  /** Oldest first. */
  unanswered: () => readonly Draft[]
  /** Called before sending. */
  noteSent: (draft: Draft) => void
  /** The server refused it: under the key it does not exist. */
  noteRefused: (draft: Draft) => void
  /** Nothing of this draft is under the key: another one, and nothing unanswered. */
  renewKey: () => void
}

export type SentOnce<Answer> = {
  answer: Answer
  /** It exists as it was sent before; what was changed since is not in it. */
  isEarlierVersion: boolean
}

/**
 * Sends a draft under its key. When an earlier try was never answered and the draft was changed since, the key may
 * already belong to that earlier version; then the server says so, the earlier one is fetched by repeating it, and there
 * are never two. Throws what `send` throws.
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
      // Not this version, another one.
      if (!isKeyReused(error)) throw error
    }
  }
  tries.renewKey()
  return sendNoted()
}

export const isSameDraft = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The tries of a form whose draft is kept in this tab: a reload after a lost answer sends it under the same key. */
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

/** The server has judged it. Anything else, no answer or a fault on the way, leaves open whether it exists. */
export const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500
