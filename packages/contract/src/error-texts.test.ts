import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { installErrorMessages } from './error-texts.ts'

beforeAll(() => installErrorMessages())

const messageOf = (schema: z.ZodType, input: unknown) => {
  const result = schema.safeParse(input)
  return result.success ? null : result.error.issues[0]?.message
}

describe('generic schema messages (product.md section 5)', () => {
  test.each([
    ['Required', z.string(), undefined],
    ['Required', z.enum(['a', 'b']), undefined],
    ['Expected string, received number', z.string(), 12],
    ['Expected string, received null', z.string(), null],
    ['Expected number, received nan', z.number(), Number.NaN],
    ['Expected integer, received float', z.int(), 1.5],
    ['Expected object, received array', z.object({}), []],
    ["Expected 'a' | 'b', received number", z.enum(['a', 'b']), 1],
    ['String must contain at least 10 character(s)', z.string().min(10), 'short'],
    ['String must contain at most 3 character(s)', z.string().max(3), 'long text'],
    ['String must contain exactly 2 character(s)', z.string().length(2), 'abc'],
    ['Array must contain at least 1 element(s)', z.array(z.string()).min(1), []],
    ['Array must contain at most 1 element(s)', z.array(z.string()).max(1), ['a', 'b']],
    ['Number must be greater than or equal to 1', z.number().min(1), 0],
    ['Number must be greater than 0', z.number().positive(), 0],
    ['Number must be less than or equal to 5', z.number().max(5), 6],
    ['Number must be less than 5', z.number().lt(5), 5],
    [
      'Date must be greater than or equal to 2026-01-01T00:00:00.000Z',
      z.date().min(new Date('2026-01-01')),
      new Date(0),
    ],
    ['Date must be less than 1970-01-01T00:00:00.000Z', z.date().check(z.lt(new Date(0))), new Date(1)],
    ['Number must be a multiple of 5', z.number().multipleOf(5), 6],
    ['Invalid input', z.union([z.string(), z.number()]), true],
    ['Invalid input', z.string().refine(() => false), 'x'],
    ['Invalid date', z.date(), new Date('nonsense')],
    ['Invalid date', z.iso.datetime(), 'yesterday'],
    ['Invalid email', z.email(), 'not an address'],
    ['Invalid url', z.url(), 'nowhere'],
    ['Invalid uuid', z.uuid(), '1'],
    ['Invalid', z.string().regex(/^a$/), 'b'],
    ['Invalid literal value, expected true', z.literal(true), false],
    ["Unrecognized key(s) in object: 'b'", z.strictObject({}), { b: 1 }],
    ["Invalid enum value. Expected 'a' | 'b', received 'c'", z.enum(['a', 'b']), 'c'],
  ])('%s', (message, schema, input) => {
    expect(messageOf(schema, input)).toBe(message)
  })

  test("a schema's own message comes first", () => {
    expect(messageOf(z.string('Username is required'), undefined)).toBe('Username is required')
    expect(messageOf(z.string().min(1, 'Password is required'), '')).toBe('Password is required')
  })

  test('long input is not echoed in full', () => {
    expect(messageOf(z.enum(['a', 'b']), 'x'.repeat(5000))?.length).toBeLessThan(120)
  })
})
