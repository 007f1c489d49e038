import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { safeError } from './safe-error.ts'

const mark = '0812-MARK-3456'

describe('an error in the log', () => {
  test('of the database tells its code, its rule and where it broke, and no customer', () => {
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

  test('that is no error at all tells only its type', () => {
    expect(safeError(mark)).toEqual({ type: 'string' })
  })
})
