import { expect, it } from 'vitest'
import { formatPieces } from './pricing.ts'

it('pieces are formatted with the separators of the language', () => {
  expect([0, 140, 2760].map((pieces) => formatPieces(pieces))).toEqual(['0 pcs', '140 pcs', '2.760 pcs'])
  expect(formatPieces(2760, 'en')).toBe('2,760 pcs')
})
