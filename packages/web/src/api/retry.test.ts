import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { isTransientError, retryDelayMs, shouldRetry } from './retry.ts'

const answered = (status: number, retryAfter?: number) =>
  new ApiError('no', { status, code: status === 0 ? 'offline' : 'unknown', retryAfter })

test('an order is sent again after a passing failure only', () => {
  const all = [0, 400, 401, 403, 404, 409, 413, 422, 429, 500, 501, 502, 503, 504]
  expect(all.filter((status) => isTransientError(answered(status)))).toEqual([0, 429, 502, 503, 504])
  expect(isTransientError(new TypeError('undefined is not a function'))).toBe(false)
})

test('an order is not sent again after a timeout, because the customer decides about the next try', () => {
  expect(isTransientError(new ApiError('no', { status: 0, code: 'timeout' }))).toBe(false)
})

test('an order is given up after four retries', () => {
  const goesOn = [0, 1, 2, 3, 4].map((failures) => shouldRetry(failures, answered(503)))
  expect(goesOn).toEqual([true, true, true, true, false])
})

test('retries wait 0.5, 1, 2 and 4 seconds, plus or minus 20 %', () => {
  const delays = (random: number) =>
    [0, 1, 2, 3].map((failures) => retryDelayMs(failures, answered(503), () => random))
  expect([0, 0.5, 1].map(delays)).toEqual([
    [400, 800, 1600, 3200],
    [500, 1000, 2000, 4000],
    [600, 1200, 2400, 4800],
  ])
})

test('a retry waits at least as long as the server asked, and there is none when it asks for long', () => {
  expect(retryDelayMs(0, answered(429, 3), () => 0.5)).toBe(3000)
  expect(shouldRetry(0, answered(429, 60))).toBe(false)
})
