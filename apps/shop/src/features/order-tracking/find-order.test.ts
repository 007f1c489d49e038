import { connection } from '@dimsum/words/connection'
import { orderAccess } from '@dimsum/words/order-access'
import { trackOrder } from '@dimsum/words/shop/track-order'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findOrder, openAsHolder, openByLink } from './find-order.ts'

const key = 'k'.repeat(43)

/** A shop with order 7 of 0812-3456-7890. `keepsCookies`: whether the browser becomes its holder by the proof. */
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

describe('tracking an order', () => {
  it('proves the phone, then reads the order', async () => {
    const asked = openShop()
    await expect(find(7, '+62 812 3456 7890')).resolves.toMatchObject({ found: { id: 7, masked: false } })
    expect(asked).toEqual(['POST /api/orders/7/access', 'GET /api/orders/7'])
  })

  it('never reads the order of a customer with another phone', async () => {
    const asked = openShop()
    await expect(find(7, '081111111111')).resolves.toMatchObject({
      failure: { title: orderAccess.mismatchTitle },
    })
    expect(asked).toEqual(['POST /api/orders/7/access'])
  })

  it('compares once more what the server answers', async () => {
    openShop({ storedPhone: '0899-9999-9999' })
    await expect(find(7, '081234567890')).resolves.toMatchObject({
      failure: { title: orderAccess.mismatchTitle },
    })
  })

  it('shows the order masked where the browser keeps no cookie', async () => {
    openShop({ keepsCookies: false })
    await expect(find(7, '081234567890')).resolves.toMatchObject({ found: { masked: true } })
  })

  it('does not find an order that is not there', async () => {
    openShop()
    await expect(find(8, '081234567890')).resolves.toMatchObject({
      failure: { title: orderAccess.notFoundTitle },
    })
  })

  it('does not find what is no order number, and sends no request', async () => {
    const asked = openShop()
    await expect(find(null, '081234567890')).resolves.toEqual({
      failure: {
        title: orderAccess.notFoundTitle,
        text: orderAccess.notFound,
      },
    })
    expect(asked).toEqual([])
  })

  it('says so when there is no connection, and speaks of nothing that was sent', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(find(7, '081234567890')).resolves.toEqual({
      failure: {
        title: orderAccess.notSearchedTitle,
        text: connection.notFetched,
      },
    })
  })
})

describe('a private link', () => {
  it('opens its order without the phone', async () => {
    openShop()
    await expect(openByLink(new QueryClient(), 7, key)).resolves.toMatchObject({ found: { id: 7 } })
  })

  it('that is over asks for the phone', async () => {
    openShop()
    await expect(openByLink(new QueryClient(), 7, 'x'.repeat(43))).resolves.toMatchObject({
      failure: { title: trackOrder.linkExpiredTitle },
    })
  })
})

describe('a link without a key', () => {
  it('opens the order for the browser that holds it', async () => {
    openShop()
    const queries = new QueryClient()
    await findOrder(queries, { id: 7, phone: '081234567890' })
    await expect(openAsHolder(queries, 7)).resolves.toBe(true)
  })

  it('opens nothing for a stranger, and nothing that is not there', async () => {
    const asked = openShop()
    await expect(openAsHolder(new QueryClient(), 7)).resolves.toBe(false)
    await expect(openAsHolder(new QueryClient(), 8)).resolves.toBe(false)
    expect(asked).toEqual(['GET /api/orders/7', 'GET /api/orders/8'])
  })
})
