import { expect, test } from 'vitest'
import { readClock } from './read-clock.ts'

test.each([
  ['08:30', '08:30'],
  ['8.30', '08:30'],
  ['830', '08:30'],
  ['0830', '08:30'],
  [' 21 ', '21:00'],
  ['0:00', '00:00'],
])('«%s» is %s', (typed, read) => expect(readClock(typed)).toBe(read))

test.each([
  '',
  '24',
  '25:00',
  '8:60',
  '8:3',
  '8 pagi',
  '8:30 AM',
  '08:30:00',
])('«%s» stays as it was typed', (typed) => expect(readClock(typed)).toBe(typed))
