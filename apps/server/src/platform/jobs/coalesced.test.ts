import { setImmediate as turn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { coalesced } from './coalesced.ts'

/** Work whose runs end when the test says so. */
const controlledWork = () => {
  const runs: { end: () => void; fail: (error: Error) => void }[] = []
  const work = () => new Promise<void>((end, fail) => void runs.push({ end, fail }))
  return { runs, work }
}

test('calls during a run share one later run, which sees what changed meanwhile; a call after the end runs anew', async () => {
  const { runs, work } = controlledWork()
  const read = coalesced(work)
  const first = read()
  const later = [read(), read()]
  const answered: string[] = []
  for (const call of later) void call.then(() => answered.push('later'))
  expect(runs).toHaveLength(1)

  runs[0]?.end()
  await first
  await vi.waitFor(() => expect(runs).toHaveLength(2))
  expect(answered).toEqual([])

  runs[1]?.end()
  await Promise.all(later)
  expect(runs).toHaveLength(2)

  // A call after the end.
  void read()
  await vi.waitFor(() => expect(runs).toHaveLength(3))
})

test('a failed run is told to its own callers and does not stop the next', async () => {
  const { runs, work } = controlledWork()
  const read = coalesced(work)
  const first = read()
  const second = read()
  runs[0]?.fail(new Error('the database is down'))
  await expect(first).rejects.toThrow('the database is down')
  await vi.waitFor(() => expect(runs).toHaveLength(2))
  runs[1]?.end()
  await expect(second).resolves.toBeUndefined()
})

test('a pause lies between the end of a run and the start of the next', async () => {
  let ended = 0
  let began = 0
  const read = coalesced(async () => {
    began = performance.now()
    await turn()
    ended = performance.now()
  }, 30)
  await read()
  const firstEnd = ended
  await read()
  // A timer may fire up to a millisecond early.
  expect(began - firstEnd).toBeGreaterThanOrEqual(29)
})
