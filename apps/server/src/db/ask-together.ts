/** Asks many questions at once; gives the answers in the order of the questions. */
type AskAll<Question, Answer> = (questions: readonly Question[]) => Promise<readonly Answer[]>

type Waiting<Question, Answer> = {
  question: Question
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/** One statement stays small whatever comes in at once. */
const mostInOne = 64
/** While so many are under way, questions gather for the next one: the busier the shop, the fewer statements a question. */
const mostUnderWay = 2

/**
 * Gathers questions of the same kind that different requests have at the same moment into one statement, since a round
 * trip costs many times what one more row in it does. A question is never asked before it was put, so its answer is as
 * fresh as one of its own would be; a quiet shop asks each by itself, within the same turn of the event loop. What fails
 * fails for all who were in it (decision 0029).
 */
export const askTogether = <Question, Answer>(
  askAll: AskAll<Question, Answer>,
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
    const asking = waiting.slice(0, mostInOne)
    waiting = waiting.slice(mostInOne)
    underWay += 1
    schedule()
    try {
      const answers = await askAll(asking.map(({ question }) => question))
      if (answers.length !== asking.length) throw new RangeError('not one answer for each question')
      for (const [at, { resolve }] of asking.entries()) resolve(answers[at] as Answer)
    } catch (error) {
      for (const { reject } of asking) reject(error)
    } finally {
      underWay -= 1
      schedule()
    }
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      schedule()
    })
}
