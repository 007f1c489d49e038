import { connection } from '@dimsum/words/connection'
import { orderAccess } from '@dimsum/words/order-access'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { findOrder, openAsHolder } from './find-order.ts'

/**
 * A shop with order 7 of 0812-3456-7890. `keepsCookies`: whether the browser stores the holder cookie after the phone
 * was verified.
 */
function openShop({ keepsCookies = true, storedPhone = '0812-3456-7890' } = {}) {
  const asked: string[] = []
  let isHolder = false
  const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    asked.push(`${method} ${path}`)
    if (!path.startsWith('/api/orders/7')) return answer(404, { message: 'Tidak ada', code: 'not-found' })
    const order = isHolder ? { masked: false, customerPhone: storedPhone } : { masked: true }
    if (method === 'GET') return answer(200, { id: 7, ...order })
    const isRight = JSON.parse(body ?? '{}').phone.includes('3456')
    if (!isRight) return answer(403, { message: 'Tidak cocok', code: 'phone-mismatch' })
    isHolder = keepsCookies
    return answer(200, { id: 7, granted: true })
  })
  return asked
}

const find = (phone: string) => findOrder(new QueryClient(), { id: 7, phone })

test('the phone is verified before the order is fetched, and with another phone it never is', async () => {
  const asked = openShop()
  const mismatch = { failure: { title: orderAccess.mismatchTitle } }
  await expect(find('081111111111')).resolves.toMatchObject(mismatch)
  expect(asked).toEqual(['POST /api/orders/7/access'])
  await expect(find('+62 812 3456 7890')).resolves.toMatchObject({ found: { id: 7, masked: false } })
  expect(asked.slice(1)).toEqual(['POST /api/orders/7/access', 'GET /api/orders/7'])
})

test('the phone in the server’s response is compared again', async () => {
  openShop({ storedPhone: '0899-9999-9999' })
  const mismatch = { failure: { title: orderAccess.mismatchTitle } }
  await expect(find('081234567890')).resolves.toMatchObject(mismatch)
})

test('the order is shown masked when the browser stores no cookies', async () => {
  openShop({ keepsCookies: false })
  await expect(find('081234567890')).resolves.toMatchObject({ found: { masked: true } })
})

test('a missing connection is reported without claiming that anything was sent', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await expect(find('081234567890')).resolves.toEqual({
    failure: { title: orderAccess.notSearchedTitle, text: connection.notFetched },
  })
})

test('a link without a key opens nothing in other browsers, and nothing for an unknown order', async () => {
  const asked = openShop()
  await expect(openAsHolder(new QueryClient(), 7)).resolves.toBeNull()
  await expect(openAsHolder(new QueryClient(), 8)).resolves.toBeNull()
  expect(asked).toEqual(['GET /api/orders/7', 'GET /api/orders/8'])
})
