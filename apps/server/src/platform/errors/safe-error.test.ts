import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { safeError } from './safe-error.ts'

const mark = '0812-MARK-3456'

describe('an error in the log', () => {
  test('of the database contains its code, its constraint and where it failed, and no customer data', () => {
    const driver = Object.assign(new Error(`duplicate key value (${mark})`), {
      severity: 'ERROR',
      code: '23505',
      constraint: 'users_username_unique',
      detail: `Key (phone)=(${mark}) already exists.`,
    })
    const shown = safeError(new DrizzleQueryError('insert into orders values ($1)', [mark], driver))
    expect(JSON.stringify(shown)).not.toContain(mark)
    expect(shown).toMatchObject({ cause: { code: '23505', constraint: 'users_username_unique' } })
    expect(String(shown.stack)).toMatch(/^ {4}at /)
  })

  test('of our own code keeps its message', () => {
    expect(safeError(new TypeError('x is not a function'))).toMatchObject({
      type: 'TypeError',
      message: 'x is not a function',
    })
  })

  test('of the database, alone or with a query or its values, is never quoted', () => {
    for (const field of ['severity', 'query', 'params'])
      expect(safeError(Object.assign(new Error(mark), { [field]: 'x' }))).not.toHaveProperty('message')
  })

  test('is truncated: its message after 300 characters, its causes after four', () => {
    expect(String(safeError(new Error('x'.repeat(1_000))).message)).toHaveLength(300)
    const deep = Array.from({ length: 9 }).reduce<Error>(
      (cause) => new Error('one more', { cause }),
      new Error('first'),
    )
    let depth = 0
    for (let shown: unknown = safeError(deep); shown; shown = Reflect.get(Object(shown), 'cause')) depth += 1
    expect(depth).toBe(5)
  })

  test('without causes, frames or codes has no such entries', () => {
    const bare = new Error('bare')
    Reflect.deleteProperty(bare, 'stack')
    expect(safeError(bare)).toEqual({ type: 'Error', message: 'bare' })
    const onlyHead = new Error('bare')
    onlyHead.stack = 'Error: bare'
    expect(safeError(onlyHead)).toEqual({ type: 'Error', message: 'bare' })
    const framed = new Error('framed')
    framed.stack = 'Error: framed\n    at one\n    at two'
    expect(safeError(framed).stack).toBe('    at one\n    at two')
  })

  test('that is not an Error only shows its type', () => {
    expect(safeError(mark)).toEqual({ type: 'string' })
  })
})
