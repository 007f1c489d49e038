import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { isTransientError, maxRetries, retryDelayMs, shouldRetry } from './retry.ts'

const answered = (status: number, retryAfter?: number) =>
  new ApiError('no', { status, code: status === 0 ? 'offline' : 'unknown', retryAfter })

describe('retrying an order', () => {
  it.each([0, 429, 502, 503, 504])('goes on after %i', (status) => {
    expect(isTransientError(answered(status))).toBe(true)
  })

  it.each([400, 401, 403, 404, 409, 413, 422, 500, 501])('stops at %i', (status) => {
    expect(isTransientError(answered(status))).toBe(false)
  })

  it('stops at a bug in the client', () => {
    expect(isTransientError(new TypeError('undefined is not a function'))).toBe(false)
  })

  it('stops after a timeout, because the customer decides about the next try', () => {
    expect(isTransientError(new ApiError('no', { status: 0, code: 'timeout' }))).toBe(false)
  })

  it('gives up after four retries', () => {
    expect([0, 1, 2, 3, 4].map((failures) => shouldRetry(failures, answered(503)))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
    expect(maxRetries).toBe(4)
  })

  it('waits 0.5, 1, 2 and 4 seconds, plus or minus 20 %', () => {
    const earliest = [0, 1, 2, 3].map((failures) => retryDelayMs(failures, answered(503), () => 0))
    const middle = [0, 1, 2, 3].map((failures) => retryDelayMs(failures, answered(503), () => 0.5))
    const latest = [0, 1, 2, 3].map((failures) => retryDelayMs(failures, answered(503), () => 1))
    expect(earliest).toEqual([400, 800, 1600, 3200])
    expect(middle).toEqual([500, 1000, 2000, 4000])
    expect(latest).toEqual([600, 1200, 2400, 4800])
  })

  it('waits at least as long as the server asked', () => {
    expect(retryDelayMs(0, answered(429, 3), () => 0.5)).toBe(3000)
  })

  it('stops when the server asks for a longer wait', () => {
    expect(shouldRetry(0, answered(429, 60))).toBe(false)
  })
})
