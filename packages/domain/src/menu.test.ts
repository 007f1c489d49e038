import { expect, test } from 'vitest'
import { menuSections, pricePerPieceOf } from './menu.ts'

const pack = (key: string, id = '', en = id) => ({ key, ...(id && { category: { id, en } }) })
const sectionsOf = (menu: ReturnType<typeof pack>[]) =>
  menuSections(menu).map(({ category, items }) => [category, items.map(({ key }) => key)])

test('a menu without categories is one section without a heading', () => {
  expect(sectionsOf([pack('a'), pack('b')])).toEqual([[null, ['a', 'b']]])
  expect(sectionsOf([])).toEqual([[null, []]])
})

test('packages without a category come first, sections stand in the order of their first package', () => {
  const menu = [pack('a', 'Beku'), pack('b'), pack('c', 'Hampers'), pack('d', 'Beku'), pack('e')]
  expect(sectionsOf(menu)).toEqual([
    [null, ['b', 'e']],
    [{ id: 'Beku', en: 'Beku' }, ['a', 'd']],
    [{ id: 'Hampers', en: 'Hampers' }, ['c']],
  ])
})

test('the first English name of a section is that of all its packages', () => {
  const menu = [pack('a', 'Beku'), pack('b', 'Beku', 'Frozen'), pack('c', 'Beku', 'Freezer')]
  expect(sectionsOf(menu)).toEqual([[{ id: 'Beku', en: 'Frozen' }, ['a', 'b', 'c']]])
})

test('the price of one piece is whole rupiah', () => {
  expect(pricePerPieceOf({ price: 58_990, pieces: 20 })).toBe(2_950)
})
