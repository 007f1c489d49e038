import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { rupiah } from '@dimsum/domain/money'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { createMidtransProvider } from './midtrans/midtrans-provider.ts'
import { isProviderError } from './payment-provider.ts'
import { guardRestoredCopy } from './restored-copy-provider.ts'

/** Records the calls to the provider and returns no transaction. */
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`)
  response.writeHead(404, { 'content-type': 'application/json' }).end('{"status_code":"404"}')
})
const database = await createTestDatabase()
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(async () => {
  server.close()
})

test('a restored copy reads statuses, but cancels, closes and refunds nothing until it is confirmed', async () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const midtrans = createMidtransProvider({ serverKey: 'SB-Mid-server-x', snapUrl: url, apiUrl: url })
  const provider = guardRestoredCopy(midtrans, database.db)
  const askAll = async () => {
    asked.length = 0
    const answers = await Promise.allSettled([
      provider.cancel('ORDER-1-1'),
      provider.closePage('token'),
      provider.refund('ORDER-1-1', { key: 'key', amount: rupiah(1000) }),
    ])
    await provider.statusOf('ORDER-1-1')
    return answers.filter(
      (answer) => answer.status === 'rejected' && isProviderError(answer.reason, 'unreachable'),
    ).length
  }
  await database.rows('insert into unconfirmed_restore (backup_at) values (now())')
  expect(await askAll()).toBe(3)
  expect(asked).toEqual(['GET /v2/ORDER-1-1/status'])
  await database.rows('delete from unconfirmed_restore')
  expect(await askAll()).toBe(0)
  expect(asked).toHaveLength(4)
  midtrans.close()
})
