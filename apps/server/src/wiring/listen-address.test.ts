import { expect, test } from 'vitest'
import { choosePort } from './listen-address.ts'

test('port 0 gets a port that no outgoing connection takes before the shop listens', async () => {
  for (let n = 0; n < 20; n += 1) {
    const port = await choosePort('127.0.0.1', 0)
    expect(port).toBeGreaterThanOrEqual(10_000)
    expect(port).toBeLessThan(30_000)
  }
})
