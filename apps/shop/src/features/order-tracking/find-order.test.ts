import { connection } from '@dimsum/words/connection'
import { orderAccess } from '@dimsum/words/order-access'
import { trackOrder } from '@dimsum/words/shop/track-order'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findOrder, openAsHolder, openByLink } from './find-order.ts'

const key = 'k'.repeat(43)

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
    if (method === 'GET') {
      return answer(
        200,
        isHolder ? { id: 7, masked: false, customerPhone: storedPhone } : { id: 7, masked: true },
      )
    }
    const { phone, key: given } = JSON.parse(body ?? '{}')
    if (phone !== undefined ? !phone.includes('3456') : given !== key) {
      return answer(403, { message: 'Tidak cocok', code: 'phone-mismatch' })
    }
    isHolder = keepsCookies
    return answer(200, { id: 7, granted: true })
  })
  return asked
}

const find = (id: number | null, phone: string) => findOrder(new QueryClient(), { id, phone })

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('finding an order', () => {
  it('verifies the phone, then fetches the order', async () => {
    const asked = openShop()
    await expect(find(7, '+62 812 3456 7890')).resolves.toMatchObject({ found: { id: 7, masked: false } })
    expect(asked).toEqual(['POST /api/orders/7/access', 'GET /api/orders/7'])
  })

  it('never fetches an order with another phone', async () => {
    const asked = openShop()
    await expect(find(7, '081111111111')).resolves.toMatchObject({
      failure: { title: orderAccess.mismatchTitle },
    })
    expect(asked).toEqual(['POST /api/orders/7/access'])
  })

  it('compares the phone in the server’s response again', async () => {
    openShop({ storedPhone: '0899-9999-9999' })
    await expect(find(7, '081234567890')).resolves.toMatchObject({
      failure: { title: orderAccess.mismatchTitle },
    })
  })

  it('shows the order masked when the browser stores no cookies', async () => {
    openShop({ keepsCookies: false })
    await expect(find(7, '081234567890')).resolves.toMatchObject({ found: { masked: true } })
  })

  it('does not find an order that does not exist', async () => {
    openShop()
    await expect(find(8, '081234567890')).resolves.toMatchObject({
      failure: { title: orderAccess.notFoundTitle },
    })
  })

  it('sends no request for an invalid order number', async () => {
    const asked = openShop()
    await expect(find(null, '081234567890')).resolves.toEqual({
      failure: { title: orderAccess.notFoundTitle, text: orderAccess.notFound },
    })
    expect(asked).toEqual([])
  })

  it('reports a missing connection without claiming that anything was sent', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(find(7, '081234567890')).resolves.toEqual({
      failure: { title: orderAccess.notSearchedTitle, text: connection.notFetched },
    })
  })
})

describe('a private link', () => {
  it('opens its order without a phone', async () => {
    openShop()
    await expect(openByLink(new QueryClient(), 7, key)).resolves.toMatchObject({ found: { id: 7 } })
  })

  it('that has expired asks for the phone', async () => {
    openShop()
    await expect(openByLink(new QueryClient(), 7, 'x'.repeat(43))).resolves.toMatchObject({
      failure: { title: trackOrder.linkExpiredTitle },
    })
  })
})

describe('a link without a key', () => {
  it('opens the order in its holder’s browser', async () => {
    openShop()
    const queries = new QueryClient()
    await findOrder(queries, { id: 7, phone: '081234567890' })
    await expect(openAsHolder(queries, 7)).resolves.toMatchObject({ found: { id: 7 } })
  })

  it('opens nothing in other browsers, and nothing for an unknown order', async () => {
    const asked = openShop()
    await expect(openAsHolder(new QueryClient(), 7)).resolves.toBeNull()
    await expect(openAsHolder(new QueryClient(), 8)).resolves.toBeNull()
    expect(asked).toEqual(['GET /api/orders/7', 'GET /api/orders/8'])
  })
})
