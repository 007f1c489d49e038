import { expect, test } from 'vitest'
import { routes } from './routes.ts'

test.each([
  ['/admin', '/admin'],
  ['/admin/dapur', '/admin/dapur'],
  ['/order-label/000123', '/order-label/:id'],
])('%s is the screen %s', (path, route) => {
  expect(routes.find(path)?.path).toBe(route)
})

test.each([
  ...['/', '/order', '/invoice/12', '/order-label', '/admin/x'],
])('%s is no screen of the desk', (path) => {
  expect(routes.find(path)).toBeUndefined()
})
