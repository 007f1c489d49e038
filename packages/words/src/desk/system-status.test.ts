import { expect, test } from 'vitest'
import { textOf } from '../sentence.ts'
import { systemStatus } from './system-status.ts'

test('a percentage has the decimal separator of its language', () => {
  const text = systemStatus.percent(66.7)
  expect([textOf(text, 'default'), textOf(text, 'id')]).toEqual(['66.7%', '66,7%'])
})
