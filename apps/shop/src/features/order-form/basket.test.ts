import { menuPackage } from '@dimsum/web/testing/menu-package.ts'
import { filling } from '@dimsum/web/testing/package-choices.ts'
import { expect, test } from 'vitest'
import { goodsOf, itemsOf, withFirst, withQuantity } from './basket.ts'
import type { BasketLine } from './order-values.ts'

/** `2 20pcs, 1 10pcs`: two of one package, then one of another. */
const linesOf = (written: string): BasketLine[] =>
  written.split(', ').map((line) => {
    const [quantity, packageType = ''] = line.split(' ')
    return { packageType, quantity: Number(quantity) }
  })

test.each([
  ['swaps both with their quantities', '3 20pcs, 2 10pcs, 1 100pcs', false, '2 10pcs, 3 20pcs, 1 100pcs'],
  ['adds it when it is not in the order yet', '1 20pcs, 1 100pcs', false, '1 10pcs, 1 20pcs, 1 100pcs'],
  ['keeps a single package with a quantity above one', '3 20pcs', false, '1 10pcs, 3 20pcs'],
  ['replaces a single package with a quantity of one', '1 20pcs', false, '1 10pcs'],
  ['keeps a single package whose quantity was set by the buttons', '1 20pcs', true, '1 10pcs, 1 20pcs'],
] as const)('tapping the card of another package %s', (_what, before, isCounted, after) => {
  expect(withFirst(linesOf(before), '10pcs', isCounted)).toEqual(linesOf(after))
})

test.each([
  ['adds one that is not in the order at its end', '1 100pcs', '1 20pcs, 2 10pcs, 1 100pcs'],
  ['changes the one chosen first where it stands', '4 20pcs', '4 20pcs, 2 10pcs'],
  ['changes a further one where it stands', '5 10pcs', '1 20pcs, 5 10pcs'],
  ['takes out a further one at none', '0 10pcs', '1 20pcs'],
  ['lets the next be the first when the first is taken out', '0 20pcs', '2 10pcs'],
] as const)('changing a quantity %s', (_what, change, after) => {
  const [{ packageType, quantity } = { packageType: '', quantity: 0 }] = linesOf(change)
  expect(withQuantity(linesOf('1 20pcs, 2 10pcs'), packageType, quantity)).toEqual(linesOf(after))
})

const goods = (lines: BasketLine[], ...menu: ReturnType<typeof menuPackage>[]) =>
  goodsOf(itemsOf(lines, menu, '2026-11-21'))

test('the packages of the call are in the specification’s two fields for one package, and all in `items` for several', () => {
  expect(goods([])).toEqual({})
  expect(goods(linesOf('2 20pcs'))).toEqual({ packageType: '20pcs', quantity: 2 })
  const items = linesOf('2 20pcs, 1 10pcs')
  expect(goods(items)).toEqual({ packageType: '20pcs', quantity: 2, items })
})

test('the packages of the call have the preselected options until others are chosen, and count a package with all its choices', () => {
  const menu = menuPackage('20pcs', { choiceGroups: [filling] })
  const lines = [...linesOf('2 20pcs'), { packageType: '20pcs', quantity: 1, choices: [2] }]
  const items = [
    { packageType: '20pcs', quantity: 2, choices: [1] },
    { packageType: '20pcs', quantity: 1, choices: [2] },
  ]
  expect(goods(lines, menu)).toEqual({ packageType: '20pcs', quantity: 3, items })
})
