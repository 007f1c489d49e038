import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createQueryClient } from './query-client.ts'
import { maxRetries } from './retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const overloaded = new ApiError('Coba lagi', { status: 503, code: 'overloaded' })

/** A query on the screen whose answers are given by the test, one after the other; the last one is repeated. */
async function show(answers: unknown[]) {
  const asked: unknown[] = []
  const queries = createQueryClient()
  const queryFn = () => {
    const answer = answers[Math.min(asked.length, answers.length - 1)]
    asked.push(answer)
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  const observer = new QueryObserver(queries, { queryKey: ['sheet'], queryFn })
  const leave = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: ['sheet'] })
    await vi.advanceTimersByTimeAsync(60_000)
  }
  return { asked, refresh, leave, data: () => observer.getCurrentResult().data }
}

test('a refresh that failed for a passing reason is repeated until the screen shows the change', async () => {
  const shown = await show(['before', overloaded, overloaded, 'after'])
  await shown.refresh()
  expect([shown.data(), shown.asked.length]).toEqual(['after', 4])
})

test('a refresh is repeated no more often than an order, and not once the screen is left', async () => {
  const shown = await show(['before', overloaded])
  await shown.refresh()
  expect([shown.data(), shown.asked.length]).toEqual(['before', 2 + maxRetries])
  const left = await show(['before', overloaded])
  const refreshed = left.refresh()
  left.leave()
  await refreshed
  expect(left.asked.length).toBe(2)
})

test('loading fails at once, and so does a refresh that would fail again', async () => {
  const loading = await show([overloaded, 'after'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect([loading.data(), loading.asked.length]).toEqual([undefined, 1])
  const gone = await show(['before', new ApiError('', { status: 404, code: 'not-found' }), 'after'])
  await gone.refresh()
  expect([gone.data(), gone.asked.length]).toEqual(['before', 2])
})

test('a first load that a change overtook is repeated, as its answer may be from before the change', async () => {
  const shown = await show([new Promise((answer) => setTimeout(answer, 5000, 'before')), 'after'])
  void shown.refresh()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([shown.data(), shown.asked.length]).toEqual(['after', 2])
})
