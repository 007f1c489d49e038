import { expect, it } from 'vitest'
import { progress } from './progress.mjs'
import { mark } from './progress-reporter.mjs'

/** A log file, and a clock that the test sets. */
function start() {
  let ms = 0
  const written = []
  const shown = progress({ out: { write: (text) => written.push(text) }, now: () => ms })
  // Destructured, because the suites pass it on alone.
  const { read } = shown
  const event = (name, event, failed, why) => read(`${mark}${JSON.stringify({ event, name, failed, why })}`)
  return { shown, written, event, pass: (seconds) => (ms += seconds * 1000) }
}

it('shows the files that run, the tests done and failed, and the time', () => {
  const { shown, event, pass } = start()
  event('a.test.ts > adds', 'start')
  event('a.test.ts > subtracts', 'start')
  event('b.test.ts > orders', 'start')
  event('b.test.ts > orders', 'end', false)
  pass(75)
  expect(shown.text()).toBe('1:15  1 done, 0 failed, running: a.test.ts')
  shown.stop()
})

it('names a failed test and its error as soon as it fails', () => {
  const { shown, written, event } = start()
  event('b.test.ts > orders', 'start')
  event('b.test.ts > orders', 'end', true, 'expected 1 to be 2\n\n  at b')
  expect(written).toEqual(['failed: b.test.ts > orders\n        expected 1 to be 2\n          at b\n'])
  expect(shown.text()).toContain('1 done, 1 failed')
  shown.stop()
})

it('leaves other output to the report', () => {
  const { shown } = start()
  expect(shown.read('✓ adds')).toBe(false)
  shown.stop()
})

it('does not show a test whose end was reported before its start', () => {
  const { shown, event } = start()
  event('b.test.ts > orders', 'end', false)
  event('b.test.ts > orders', 'start')
  expect(shown.text()).toBe('0:00  1 done, 0 failed, running: nothing yet')
  shown.stop()
})
