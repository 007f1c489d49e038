import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { StartProblem } from '../platform/config/start-problem.ts'

/** What to do about a port that cannot be opened; undefined for any other error. */
export function listenProblem(error: unknown, host: string, port: number): StartProblem | undefined {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'EADDRINUSE') {
    return new StartProblem(
      `Port ${port} on ${host} is taken by another program.`,
      `Stop that program, or choose another port: PORT=${port + 1} npm start.`,
    )
  }
  if (code === 'EACCES') {
    return new StartProblem(
      `This account may not listen on port ${port}.`,
      'Set PORT to 1024 or more, and let a proxy serve the lower port.',
    )
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartProblem(
      `This machine has no address ${host}.`,
      'Set HOST to one of its addresses, or 127.0.0.1.',
    )
  }
  return undefined
}

/**
 * Range for port 0: below the ephemeral ports, one of which an outgoing connection could take before the shop listens.
 */
const [lowest, highest] = [10_000, 30_000]

/**
 * Checks that the port is free before anything is started, and picks a free one for port 0.
 * @throws StartProblem when it is not free.
 */
export async function choosePort(host: string, port: number): Promise<number> {
  const tried = port === 0 ? randomInt(lowest, highest) : port
  try {
    await listenOnce(host, tried)
    return tried
  } catch (error) {
    if (port === 0 && (error as NodeJS.ErrnoException).code === 'EADDRINUSE') return choosePort(host, 0)
    throw listenProblem(error, host, port) ?? error
  }
}

const listenOnce = async (host: string, port: number): Promise<void> => {
  const probe = createServer()
  probe.listen({ host, port, exclusive: true })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
