import { randomUUID } from 'node:crypto'

/** Hexadecimal digits of a UUID's last part, which counts; the rest is random and tells one process from another. */
const countedDigits = 12
const start = randomUUID().slice(0, -countedDigits)
let count = 0

/**
 * The name of a request in answer and log, shaped as a UUID. The caller sees it and it protects nothing, so it is
 * counted: a random one for each would take longer than finding an answer in memory.
 */
export const nextRequestId = (): string => {
  count += 1
  return start + count.toString(16).padStart(countedDigits, '0')
}
