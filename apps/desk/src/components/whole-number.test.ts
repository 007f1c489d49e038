import { describe, expect, it } from 'vitest'
import { readWholeNumber } from './whole-number.ts'

describe('a whole number as it was typed', () => {
  it.each([
    ['600', 600],
    ['0', 0],
    ['1.200', 1200],
    ['1.000.000', 1_000_000],
    ['2,000,000', 2_000_000],
    [' 1 200 ', 1200],
    [600, 600],
  ])('%j is %d', (typed, number) => expect(readWholeNumber(typed)).toBe(number))

  it.each(['', '  ', null, undefined])('%j is none', (typed) => expect(readWholeNumber(typed)).toBeNull())

  it.each([
    '6o0',
    '6,5',
    '6.5',
    '1.20',
    '1,20',
    '1,000.000',
    '-5',
    '1e3',
    '0x10',
    '600 pcs',
    '.',
    'abc',
  ])('%j is a slip, and not "nothing"', (typed) => expect(readWholeNumber(typed)).toBeNaN())
})
