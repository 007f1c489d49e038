import { expect, test } from 'vitest'
import { plantMutant } from './plant-mutant.mjs'

test('a mutant replaces its piece of source, whatever its line breaks', () => {
  const mutant = { find: 'if (a) return d', put: 'return d' }
  expect(plantMutant('x\nif (a) return d\ny', mutant)).toBe('x\nreturn d\ny')
  expect(plantMutant('if (a)\n  return d\n', mutant)).toBe('return d\n')
  expect(plantMutant('f($1, [x].y?)', { find: '$1, [x].y?', put: '$&' })).toBe('f($&)')
})

test('a mutant whose piece of source is missing, or occurs twice, is refused', () => {
  const mutant = { find: 'return d', put: '' }
  expect(plantMutant('throw d', mutant)).toBeUndefined()
  expect(plantMutant('return d; return  d', mutant)).toBeUndefined()
})
