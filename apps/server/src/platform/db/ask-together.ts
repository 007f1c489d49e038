import { isDatabaseUnavailable, sqlStateOf } from './database-errors.ts'

/** Asks many questions at once; gives the answers in the order of the questions. */
type AskAll<Question, Answer> = (questions: readonly Question[]) => Promise<readonly Answer[]>

type Waiting<Question, Answer> = {
  question: Question
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/** A statement that takes longer (ms) holds up nobody's question; then only the pool's own limits stand. */
const patienceMs = 250

/**
 * Whether fewer questions would fail the same way, perhaps each after a time-out: the database can do nothing for anybody
 * now. An internal fault (XX) or one of the disk (58) can lie in a single row, and is looked for there.
 */
const concernsAll = (error: unknown): boolean =>
  isDatabaseUnavailable(error) && !/^XX|^58/.test(sqlStateOf(error) ?? '')

/**
 * Gathers questions of the same kind that different requests have at the same moment into one statement, since a round
 * trip costs many times what one more row in it does (decision 0030). A question is never asked before it was put, so
 * its answer is as fresh as one of its own would be; a quiet shop asks each by itself, within the same turn of the event
 * loop. A question the database cannot answer fails alone: the others are asked again without it. Only what concerns the
 * database as a whole fails for all who were in the statement, with the driver's error.
 * @param mostUnderWay while so many statements are, questions gather for the next one: the busier the shop, the fewer
 *   statements a question
 * @param mostInOne questions in one statement, which stays small whatever comes in at once
 * @param usualInOne what waits is spread over the statements that may be under way, each of at least so many questions:
 *   fewer than `mostInOne` keep the next statement ready while one is answered, many are got through with fewer
 */
export const askTogether = <Question, Answer>(
  askAll: AskAll<Question, Answer>,
  {
    mostUnderWay = 2,
    mostInOne = 64,
    usualInOne = mostInOne,
  }: { mostUnderWay?: number; mostInOne?: number; usualInOne?: number } = {},
): ((question: Question) => Promise<Answer>) => {
  let waiting: Waiting<Question, Answer>[] = []
  let underWay = 0
  let isScheduled = false

  const schedule = () => {
    if (isScheduled || underWay >= mostUnderWay || waiting.length === 0) return
    isScheduled = true
    // After the sockets that have something now were read: their requests go along.
    setImmediate(() => {
      isScheduled = false
      void askNext()
    })
  }

  const askNext = async (): Promise<void> => {
    const inOne = Math.min(mostInOne, Math.max(usualInOne, Math.ceil(waiting.length / mostUnderWay)))
    const asking = waiting.slice(0, inOne)
    waiting = waiting.slice(inOne)
    underWay += 1
    let isCounted = true
    const makeRoom = () => {
      if (!isCounted) return
      isCounted = false
      underWay -= 1
      schedule()
    }
    const patience = setTimeout(makeRoom, patienceMs)
    schedule()
    await answer(asking)
    clearTimeout(patience)
    makeRoom()
  }

  /** Settles every question it is given; never throws. */
  const answer = async (asking: readonly Waiting<Question, Answer>[]): Promise<void> => {
    try {
      const answers = await askAll(asking.map(({ question }) => question))
      if (answers.length !== asking.length) throw new RangeError('not one answer for each question')
      for (const [at, { resolve }] of asking.entries()) resolve(answers[at] as Answer)
    } catch (error) {
      if (asking.length === 1 || concernsAll(error)) {
        for (const { reject } of asking) reject(error)
        return
      }
      const half = Math.ceil(asking.length / 2)
      await answer(asking.slice(0, half))
      await answer(asking.slice(half))
    }
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      schedule()
    })
}
