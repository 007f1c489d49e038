import { Writable } from 'node:stream'
import { logOptions } from '../platform/http/logs/log-options.ts'

/** A log of this level, and the lines written to it so far. */
export const collectLog = (level: Parameters<typeof logOptions>[0]) => {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(...String(chunk).trim().split('\n'))
      done()
    },
  })
  return { lines, logger: { ...logOptions(level), stream } }
}
