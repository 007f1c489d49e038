import type { FastifyBaseLogger } from 'fastify'

/** How often it is written how many calls were refused (ms). */
const everyMs = 1000

/**
 * One line a second and call instead of one a refusal: thousands of refusals a second would fill the disk with lines that
 * all say the same.
 */
export const createRefusalLog = (log: Pick<FastifyBaseLogger, 'warn'>) => {
  const refused = new Map<string, { method: string; route: string; status: 503; count: number }>()
  let timer: NodeJS.Timeout | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    for (const line of refused.values()) log.warn(line, 'requests refused: over the concurrency limit')
    refused.clear()
  }
  return {
    note(method: string, route: string): void {
      const name = `${method} ${route}`
      const line = refused.get(name) ?? { method, route, status: 503, count: 0 }
      line.count += 1
      refused.set(name, line)
      timer ??= setTimeout(write, everyMs).unref()
    },
    /** Writes what is left. */
    close: write,
  }
}
