import { rupiah } from '@dimsum/domain/money'
import { expect, test } from 'vitest'
import { openPaymentShop } from '../testing/payment-shop.ts'
import { isProviderError } from './payment-provider.ts'
import { guardRestoredCopy } from './restored-copy-provider.ts'

const shop = await openPaymentShop()

test('a restored copy reads statuses, but cancels, closes and refunds nothing until it is confirmed', async () => {
  const provider = guardRestoredCopy(shop.provider, shop.db)
  const askAll = async () => {
    const before = shop.control.requests().length
    const answers = await Promise.allSettled([
      provider.cancel('ORDER-1-1'),
      provider.closePage('token'),
      provider.refund('ORDER-1-1', { key: 'key', amount: rupiah(1000) }),
    ])
    await provider.statusOf('ORDER-1-1')
    const kept = answers.filter(
      (end) => end.status === 'rejected' && isProviderError(end.reason, 'unreachable'),
    )
    const asked = shop.control.requests().slice(before)
    return { kept: kept.length, asked: asked.map(({ method, path }) => `${method} ${path}`) }
  }
  await shop.rows('insert into unconfirmed_restore (backup_at) values (now())')
  expect(await askAll()).toEqual({ kept: 3, asked: ['GET /v2/ORDER-1-1/status'] })
  await shop.rows('delete from unconfirmed_restore')
  const { kept, asked } = await askAll()
  expect([kept, asked.length]).toEqual([0, 4])
})
