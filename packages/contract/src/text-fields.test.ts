import { describe, expect, it } from 'vitest'
import { CallablePhoneField, line, PhoneField, paragraph } from './text-fields.ts'

const tooLong = (max: number) => `String must contain at most ${max} character(s)`
type Field = typeof PhoneField
const messagesOf = (field: Field, text: string) =>
  field.safeParse(text).error?.issues.map(({ message }) => message)

describe('a text field', () => {
  const name = line({ min: 1, max: 100 })

  it('accepts exactly its maximum, also with combining characters and surrogate pairs', () => {
    for (const text of ['a'.repeat(100), 'e\u0302\u0301'.repeat(100), '👍'.repeat(100)])
      expect(name.safeParse(`  ${text}\n`).success).toBe(true)
    expect(messagesOf(name, 'a'.repeat(101))).toEqual([tooLong(100)])
  })

  it('counts invisible characters towards its maximum', () => {
    const padded = `S${'\u3164'.repeat(100)}i`
    expect(messagesOf(name, padded)).toEqual([tooLong(100)])
    expect(messagesOf(paragraph({ max: 500 }), `J${'\u2800'.repeat(500)}l`)).toEqual([tooLong(500)])
  })

  it.each<[string, Field, number]>([
    ['a line', name, 100],
    ['a paragraph', paragraph({ max: 500 }), 500],
    ['a phone', PhoneField, 30],
    ['a phone to be called', CallablePhoneField, 30],
  ])('of %s is measured as it was sent before anything else looks at it', (_kind, field, max) => {
    // Cleaning would make it short enough, and NUL has another message: neither may apply.
    expect(messagesOf(field, `\0${' '.repeat(4 * max)}`)).toEqual([tooLong(max)])
  })
})
