import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { askTogether } from './ask-together.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** An error of the database, wrapped as the SQL builder does. */
const databaseError = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('of the database'), { code }) })

/** Statements that end when the test says so. */
const openStatements = (limits?: Parameters<typeof askTogether>[1]) => {
  const asked: number[][] = []
  const ends: ((error?: Error) => void)[] = []
  const ask = askTogether<number, string>(
    (questions) =>
      new Promise((resolve, reject) => {
        asked.push([...questions])
        ends.push((error) => (error ? reject(error) : resolve(questions.map((question) => `of ${question}`))))
      }),
    limits,
  )
  return { asked, ask, end: (at: number, error?: Error) => ends[at]?.(error) }
}

describe('questions of the same moment', () => {
  test('are one statement, and each gets its own answer', async () => {
    const { asked, ask, end } = openStatements()
    const answers = Promise.all([3, 1, 2].map(ask))
    await nextTurn()
    expect(asked).toEqual([[3, 1, 2]])
    end(0)
    expect(await answers).toEqual(['of 3', 'of 1', 'of 2'])
  })

  test('are never answered by a statement that was under way before they were put', async () => {
    const { asked, ask, end } = openStatements()
    const early = ask(7)
    await nextTurn()
    const late = ask(7)
    await nextTurn()
    expect(asked).toEqual([[7], [7]])
    end(0)
    expect(await early).toBe('of 7')
    end(1)
    expect(await late).toBe('of 7')
  })

  test('gather while two statements are under way, and go together when one has ended', async () => {
    const { asked, ask, end } = openStatements()
    const answers: Promise<string>[] = []
    for (const question of [1, 2, 3, 4]) {
      answers.push(ask(question))
      await nextTurn()
    }
    expect(asked).toEqual([[1], [2]])
    end(1)
    await answers[1]
    await nextTurn()
    await nextTurn()
    expect(asked).toEqual([[1], [2], [3, 4]])
    end(0)
    end(2)
    expect(await Promise.all(answers)).toEqual(['of 1', 'of 2', 'of 3', 'of 4'])
  })

  test('are at most 64 in one statement', async () => {
    const { asked, ask, end } = openStatements()
    const answers = Promise.all(Array.from({ length: 150 }, (_, n) => ask(n)))
    await nextTurn()
    await nextTurn()
    expect(asked.map(({ length }) => length)).toEqual([64, 64])
    end(0)
    end(1)
    await nextTurn()
    await nextTurn()
    end(2)
    expect(await answers).toEqual(Array.from({ length: 150 }, (_, n) => `of ${n}`))
  })

  test.each([
    [32, [16, 16]],
    [60, [20, 16, 16]],
    [200, [32, 32, 32]],
  ])('%d of them fill what may be under way, in a rush with larger statements', async (count, sizes) => {
    const { asked, ask } = openStatements({ mostUnderWay: 3, usualInOne: 16, mostInOne: 32 })
    for (let n = 0; n < count; n += 1) void ask(n)
    for (let turn = 0; turn < 4; turn += 1) await nextTurn()
    expect(asked.map(({ length }) => length)).toEqual(sizes)
  })

  test('wait for nobody who takes long: then a statement no longer holds up the next', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { asked, ask, end } = openStatements()
    const answers: Promise<string>[] = []
    for (const question of [1, 2, 3]) {
      answers.push(ask(question))
      await nextTurn()
    }
    vi.advanceTimersByTime(249)
    await nextTurn()
    expect(asked).toEqual([[1], [2]])
    vi.advanceTimersByTime(1)
    await nextTurn()
    expect(asked).toEqual([[1], [2], [3]])
    for (const at of [0, 1, 2]) end(at)
    expect(await Promise.all(answers)).toEqual(['of 1', 'of 2', 'of 3'])
    // The slow ones gave their room once, not again when they ended.
    for (const question of [4, 5, 6]) {
      void ask(question)
      await nextTurn()
    }
    expect(asked.slice(3)).toEqual([[4], [5]])
    expect(vi.getTimerCount()).toBe(2)
  })

  test('fail together when the database can do nothing, and the next ones are asked as if nothing had been', async () => {
    const { asked, ask, end } = openStatements()
    const failing = Promise.allSettled([ask(1), ask(2)])
    await nextTurn()
    end(0, databaseError('57014'))
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const next = ask(3)
    await nextTurn()
    expect(asked).toEqual([[1, 2], [3]])
    end(1)
    expect(await next).toBe('of 3')
  })

  test('whatever some of them do to the statement, only those fail', async () => {
    const codes = ['22003', '22P02', 'XX001', '58030', '42703']
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { minLength: 1, maxLength: 150 }),
        fc.constantFrom(...codes),
        async (isBad, code) => {
          const ask = askTogether<number, string>(async (questions) => {
            await nextTurn()
            if (questions.some((question) => isBad[question])) throw databaseError(code)
            return questions.map((question) => `of ${question}`)
          })
          const answers = await Promise.allSettled(isBad.map((_, question) => ask(question)))
          expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))).toEqual(
            isBad.map((bad, question) => (bad ? 'failed' : `of ${question}`)),
          )
        },
      ),
      { numRuns: 20 },
    )
  })

  test('never get the answer of another when one is missing', async () => {
    const ask = askTogether<number, string>(async (questions) =>
      questions.filter((question) => question !== 2).map((question) => `of ${question}`),
    )
    const answers = await Promise.allSettled([1, 2, 3].map(ask))
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))).toEqual([
      'of 1',
      'failed',
      'of 3',
    ])
  })
})
