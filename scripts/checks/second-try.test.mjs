import { expect, test } from 'vitest'
import { outcomeOf, runTogether, worthASecondTry } from './second-try.mjs'

const failure = (file, name) => ({ file, title: `${file} > ${name}` })
const runOf = (passed, ...failures) => ({
  passed,
  skipped: 0,
  seconds: 10,
  failures,
  output: failures.map(({ title }) => `${title}: how`).join(', '),
})
const race = failure('races.test.ts', 'one wins')
const load = failure('load.test.ts', 'holds')

test('a run without a failure is not run again', () => {
  expect(worthASecondTry(runOf(7))).toEqual([])
  expect(outcomeOf(runOf(7))).toMatchObject({ passed: 7, failed: 0, secondTry: [], seconds: 10 })
})

test('a file with failures is run again, once however many they are', () => {
  expect(worthASecondTry(runOf(5, race, failure('races.test.ts', 'two win')))).toEqual(['races.test.ts'])
})

test('what passes the second time counts as passed, is named, and its first failure is kept', () => {
  expect(outcomeOf(runOf(6, race), runOf(3))).toEqual({
    passed: 7,
    failed: 0,
    skipped: 0,
    failures: [],
    secondTry: ['races.test.ts > one wins'],
    seconds: 20,
    output: 'races.test.ts > one wins: how',
  })
})

test('what fails twice has failed, and shows both', () => {
  const outcome = outcomeOf(runOf(5, race, load), runOf(1, race))
  expect(outcome).toMatchObject({ passed: 6, failed: 1, failures: [race.title], secondTry: [load.title] })
  expect(outcome.output.split('The second try:')).toHaveLength(2)
})

test('what fails only the second time has failed too', () => {
  expect(outcomeOf(runOf(6, race), runOf(2, load))).toMatchObject({ passed: 7, failed: 1 })
})

test('nothing is forgiven when the file, or the run, breaks the second time', () => {
  const broken = [
    { file: race.file, title: race.file },
    { file: '', title: 'vitest' },
  ]
  for (const failed of broken)
    expect(outcomeOf(runOf(6, race), runOf(0, failed))).toMatchObject({ passed: 6, failed: 1, secondTry: [] })
})

test('many failed files, or a failure of no file, are not tried again', () => {
  const many = ['a', 'b', 'c', 'd'].map((name) => failure(`${name}.test.ts`, 'works'))
  expect(worthASecondTry(runOf(0, ...many))).toEqual([])
  expect(worthASecondTry(runOf(9, { file: '', title: 'outside of any test' }))).toEqual([])
})

test('suites run at once; what failed in one is run again only when all have ended', async () => {
  const events = []
  let endSlow
  const slow = {
    name: 'slow',
    run: () => {
      events.push('slow begins')
      return new Promise((resolve) => {
        endSlow = () => resolve(runOf(2))
      })
    },
  }
  const racy = {
    name: 'racy',
    run: async (again) => {
      events.push(again ? `racy again: ${again}` : 'racy begins')
      if (again) return runOf(3)
      setImmediate(endSlow)
      return { ...runOf(6, race), flaky: ['a journey'] }
    },
  }
  const results = []
  await runTogether([slow, racy], (result) => {
    events.push(`${result.name} is known`)
    results.push(result)
  })
  expect(events).toEqual([
    'slow begins',
    'racy begins',
    'slow is known',
    'racy again: races.test.ts',
    'racy is known',
  ])
  expect(results[1]).toMatchObject({ passed: 7, failed: 0, secondTry: ['a journey', race.title] })
})
