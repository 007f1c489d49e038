import { type LanguageChoice, languageChoices } from '@dimsum/words/sentence'
import { languageOfCookies } from '../request/chosen-language.ts'
import type { ReadyAnswer } from './ready-answer.ts'

/** One call whose answer is the same for everybody, or for everybody who chose the same language. */
export type SharedCall = {
  path: string
  /** Announcements after which the answer may differ. */
  topics: readonly string[]
  /** Paths that begin so change it: whoever changed something in this process sees it with the next answer. */
  changedThrough?: readonly string[]
  /** Whether this process alone knows when it changes; else it is kept only while announcements arrive. */
  isOwn?: boolean
  /** Whether the reader's choice of language decides; public data is the same in all. */
  hasLanguages?: boolean
  /** Makes what the call answers now ready; null when it cannot be given from memory. */
  take: (choice: LanguageChoice) => Promise<ReadyAnswer | null>
}

type Kept = SharedCall & {
  choice: LanguageChoice
  ready: ReadyAnswer | undefined
  takenAt: number
  /** Grows with every change: an answer taken before one is not kept. */
  changes: number
  /** Set until the take it began has ended. */
  timer: NodeJS.Timeout | undefined
}

/** A change that was not announced shows after this time at the latest (ms). */
const freshForMs = 5_000
/** When changes come fast, the answer is cached at most this often; in between, the route gives it (ms). */
const betweenTakesMs = 100

/** No path of a request holds a blank. */
const keyOf = (path: string, choice: LanguageChoice) => (choice === 'default' ? path : `${path} ${choice}`)

export type SharedAnswers = ReturnType<typeof createSharedAnswers>

/**
 * Answers that many share, kept in memory until something they show changes. An answer is only built when it is requested: the
 * first request after a change is answered by its route, and the answer for the next ones is built meanwhile.
 */
export const createSharedAnswers = (clock: () => number = () => performance.now()) => {
  const kept = new Map<string, Kept>()
  let isHearing = false

  const takeNow = async (call: Kept): Promise<void> => {
    const { changes } = call
    try {
      const ready = await call.take(call.choice)
      if (changes === call.changes) call.ready = ready ?? undefined
    } catch {
      call.ready = undefined
    } finally {
      call.takenAt = clock()
      call.timer = undefined
    }
  }

  const takeSoon = (call: Kept): void => {
    if (call.timer !== undefined) return
    const waitMs = Math.max(0, call.takenAt + betweenTakesMs - clock())
    call.timer = setTimeout(() => void takeNow(call), waitMs).unref()
  }

  const callOf = (path: string, cookies: string | undefined): Kept | undefined => {
    const call = kept.get(path)
    return call?.hasLanguages ? kept.get(keyOf(path, languageOfCookies(cookies))) : call
  }

  const isTrue = (call: Kept): boolean =>
    call.isOwn === true || (isHearing && clock() - call.takenAt < freshForMs)

  const forget = (call: Kept): void => {
    call.ready = undefined
    call.changes += 1
  }

  const forgetWhere = (isMeant: (call: Kept) => boolean): void => {
    for (const call of kept.values()) if (isMeant(call)) forget(call)
  }

  return {
    share(call: SharedCall): void {
      for (const choice of call.hasLanguages ? languageChoices : (['default'] as const)) {
        const unknown = { ready: undefined, changes: 0, timer: undefined }
        kept.set(keyOf(call.path, choice), { ...call, choice, ...unknown, takenAt: Number.NEGATIVE_INFINITY })
      }
    },
    /**
     * The answer of this very path, if it is known and true.
     * @param cookies the request's `Cookie`, which may name the language
     */
    find(path: string, cookies?: string): ReadyAnswer | undefined {
      const call = callOf(path, cookies)
      if (call === undefined) return undefined
      if (call.ready !== undefined && isTrue(call)) return call.ready
      takeSoon(call)
      return undefined
    },
    /** Something was announced. */
    changed: (topic: string): void => forgetWhere(({ topics }) => topics.includes(topic)),
    /** A change was made through this path of this process. */
    changedThrough: (url: string): void =>
      forgetWhere(({ changedThrough = [] }) => changedThrough.some((start) => url.startsWith(start))),
    /** Whether announcements reach this process; what was missed is unknown. */
    hears(hearing: boolean): void {
      isHearing = hearing
      forgetWhere(({ isOwn }) => isOwn !== true)
    },
    close(): void {
      for (const { timer } of kept.values()) clearTimeout(timer)
      kept.clear()
    },
  }
}
