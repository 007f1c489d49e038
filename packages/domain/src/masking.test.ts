import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maskName } from './masking.ts'

it.each([
  ['Siti Rahma Dewi Ayu', 'S*** R*** D***'],
  ['Siti', 'S***'],
  ['  siti   rahma ', 's*** r***'],
  ['Al', 'A***'],
  ['👩‍🍳 Dapur', '👩*** D***'],
  ['', '***'],
  ['   ', '***'],
])('masks %j as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})

it('shows the first letter of at most three words, and never their length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const words = maskName(name).split(' ')
      expect(words.length).toBeLessThanOrEqual(3)
      for (const word of words) expect([...word].length).toBeLessThanOrEqual(4)
      for (const word of words) expect(word.endsWith('***')).toBe(true)
    }),
  )
})
