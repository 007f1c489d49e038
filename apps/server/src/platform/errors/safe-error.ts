/** Fields of a database error that show where it failed and never contain data. */
const safeFields = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
] as const

const framesOf = (stack: string | undefined) =>
  stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')

/** Errors whose message may quote a customer's input: the driver's, and the SQL builder's with its parameters. */
const mayQuote = (error: Error) => 'severity' in error || 'query' in error || 'params' in error

/** An error for the log: name, codes, stack frames and causes; the message only when it cannot quote a value. */
export const safeError = (error: unknown, depth = 0): Record<string, unknown> => {
  if (!(error instanceof Error)) return { type: typeof error }
  const shown: Record<string, unknown> = { type: error.name }
  if (!mayQuote(error)) shown.message = error.message.slice(0, 300)
  for (const field of safeFields) if (field in error) shown[field] = Reflect.get(error, field)
  const frames = framesOf(error.stack)
  if (frames) shown.stack = frames
  if (error.cause !== undefined && depth < 4) shown.cause = safeError(error.cause, depth + 1)
  return shown
}
