import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findFolderCircles } from './folder-circles.mjs'

const tree = mkdtempSync(join(tmpdir(), 'dimsum-circles-'))
afterAll(() => rmSync(tree, { recursive: true, force: true }))

const write = (/** @type {string} */ path, /** @type {string} */ text) => {
  mkdirSync(dirname(join(tree, path)), { recursive: true })
  writeFileSync(join(tree, path), text)
}

test('the folders of the server import one way: none is read before one that needs it', () => {
  expect(findFolderCircles(join(import.meta.dirname, '../../apps/server/src'))).toEqual([])
})

test('a circle between two folders is found though no two files form one, also by a type alone', () => {
  write('shop/orders/place.ts', `import { day } from '../kitchen/day.ts'`)
  write('shop/kitchen/day.ts', 'export const day = 1')
  write('shop/kitchen/sheet.ts', `import type { Order } from '../orders/order.ts'`)
  write('shop/orders/order.ts', 'export type Order = 1')
  write('shop/orders/order.test.ts', `import '../../top/all.ts'`)
  write('top/all.ts', `import '../shop/orders/place.ts'`)
  expect(findFolderCircles(tree)).toEqual([{ folder: 'shop', circle: ['kitchen', 'orders', 'kitchen'] }])
})
