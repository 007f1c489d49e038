import { builtInMenu } from '@dimsum/contract/built-in-menu'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

const menu = async () => (await shop.call({ url: '/api/menu' })).json().packages

test('out of the box the menu is the specification’s three packages, to the letter, in config and menu alike', async () => {
  expect(await menu()).toEqual(builtInMenu())
  expect((await shop.call({ url: '/api/config' })).json().menu).toEqual(builtInMenu())
})
