import { expect, test, vi } from 'vitest'
import { firstCallOf, prefetch, readPrefetched } from './prefetch.ts'

const at = (address: string) => new URL(address, 'https://contoh.id')

test.each([
  ['/invoice/12', '/api/orders/12'],
  ['/invoice/000012', '/api/orders/12'],
  ['/invoice?orderId=12', '/api/orders/12'],
  ['/payment?orderId=12', '/api/orders/12'],
  ['/payment-demo?orderId=12', '/api/orders/12'],
  ['/order-label/12', '/api/orders/12'],
  ['/admin', '/api/admin/session'],
  ['/admin/dapur?view=masak', '/api/admin/session'],
  ['/production-status', '/api/admin/session'],
  ['/admin-login?next=%2Fadmin', null],
  ['/invoice', null],
  ['/invoice/dua', null],
  ['/payment?test=true', null],
  ['/track-order?orderId=12', null],
  ['/order?again=12', null],
  ['/', null],
  ['/invoice/12#key=abc', null],
])('%s asks first for %s', (address, call) => {
  expect(firstCallOf(at(address))).toBe(call)
})

test('a stale prefetched response is not used', () => {
  vi.stubGlobal('fetch', async () => new Response('{}'))
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  prefetch(at('/invoice/12'))
  now.mockReturnValue(30_000)
  expect(readPrefetched('/api/orders/12')).toBeUndefined()
  now.mockRestore()
})
