import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { choosePort } from './listen-address.ts'

test('port 0 gets a port that no outgoing connection takes before the shop listens', async () => {
  for (let n = 0; n < 20; n += 1) {
    const port = await choosePort('127.0.0.1', 0)
    expect(port).toBeGreaterThanOrEqual(10_000)
    expect(port).toBeLessThan(30_000)
  }
})

test('a port in use is reported with what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  await expect(choosePort('127.0.0.1', port)).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken`)
  other.close()
})
