import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A free port of this machine below the ephemeral range, from which an outgoing connection could take it before it is
 * used.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = randomInt(10_000, 30_000)
  const probe = createServer()
  probe.listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return freePort()
    throw error
  }
  probe.close()
  await once(probe, 'close')
  return port
}
