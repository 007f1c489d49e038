import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { askTogether } from './ask-together.ts'

/** Statements that end when the test says so. */
const openStatements = () => {
  const asked: number[][] = []
  const ends: ((error?: Error) => void)[] = []
  const ask = askTogether<number, string>(
    (questions) =>
      new Promise((resolve, reject) => {
        asked.push([...questions])
        ends.push((error) => (error ? reject(error) : resolve(questions.map((question) => `of ${question}`))))
      }),
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

  test('fail together, and the next ones are asked as if nothing had been', async () => {
    const { ask, end } = openStatements()
    const failing = Promise.allSettled([ask(1), ask(2)])
    await nextTurn()
    end(0, new Error('the database is gone'))
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const next = ask(3)
    await nextTurn()
    end(1)
    expect(await next).toBe('of 3')
  })
})
