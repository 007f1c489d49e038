import { expect, test } from 'vitest'
import { plantMutant } from './plant-mutant.mjs'

const mutant = { find: 'if (a(b, c)) return d', put: 'return d' }

test('a mutant is put in place of its piece of source, however that is broken into lines', () => {
  expect(plantMutant('x\nif (a(b, c)) return d\ny', mutant)).toBe('x\nreturn d\ny')
  expect(plantMutant('if (\n  a(\n    b,\n    c,\n  )\n)\n  return d\n', mutant)).toBe('return d\n')
})

test('a mutant whose piece of source is gone, or stands twice, fits nowhere', () => {
  expect(plantMutant('if (a(b, c)) throw d', mutant)).toBeUndefined()
  expect(plantMutant('if (a(b, c)) return d; if (a(b,c)) return d', mutant)).toBeUndefined()
})

test('characters that mean something in a pattern or a replacement stand for themselves', () => {
  expect(plantMutant('f($1, [x].y?)', { find: '$1, [x].y?', put: '$&' })).toBe('f($&)')
})

test('a mutant follows a rename, and what it puts takes the new name', () => {
  const renamed = 'if (a(first, c)) return d'
  expect(plantMutant(renamed, { ...mutant, put: 'return b' })).toBe('return first')
  expect(plantMutant(`${renamed}\n${renamed}`, mutant)).toBeUndefined()
  expect(plantMutant(`${renamed}\nif (a(b, c)) return d`, mutant)).toBe(`${renamed}\nreturn d`)
})

test('code that differs in more than names is another piece: keywords, text in quotes, one name for two', () => {
  expect(plantMutant('if (a(b, b)) return d', mutant)).toBeUndefined()
  expect(plantMutant('if (w(x, y)) return z', mutant)).toBeUndefined()
  expect(plantMutant("f('other')", { find: "f('one')", put: '' })).toBeUndefined()
})

test('the indentation or line break that a mutant begins or ends with goes with it', () => {
  expect(plantMutant('x\n  f(a)\ny\n', { find: '  f(a)\n', put: '' })).toBe('x\ny\n')
  expect(plantMutant('x\n\n  f(a) // why\n', { find: '\nf(a)', put: '' })).toBe('x // why\n')
})
