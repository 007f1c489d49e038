import type { LoggerOptions } from 'pino'
import { safeError } from '../../errors/safe-error.ts'

/** pino's options for the process and every request: only fields on the allowlist are logged. */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  base: { pid: process.pid },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: (error: unknown) => safeError(error), req: () => undefined, res: () => undefined },
})
