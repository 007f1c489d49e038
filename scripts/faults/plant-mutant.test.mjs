import { expect, test } from 'vitest'
import { plantMutant } from './plant-mutant.mjs'

const mutant = { find: 'if (a(b, c)) return d', put: 'return d' }

test('a mutant is put in place of its piece of source, however that is broken into lines', () => {
  expect(plantMutant('x\nif (a(b, c)) return d\ny', mutant)).toBe('x\nreturn d\ny')
  expect(plantMutant('if (\n  a(\n    b,\n    c,\n  )\n)\n  return d\n', mutant)).toBe('return d\n')
})

test('a mutant whose piece of source is gone, or stands twice, fits nowhere', () => {
  expect(plantMutant('if (a(b, e)) return d', mutant)).toBeUndefined()
  expect(plantMutant('if (a(b, c)) return d; if (a(b,c)) return d', mutant)).toBeUndefined()
})

test('signs that mean something in a pattern or a replacement stand for themselves', () => {
  expect(plantMutant('f($1, [x].y?)', { find: '$1, [x].y?', put: '$&' })).toBe('f($&)')
})
