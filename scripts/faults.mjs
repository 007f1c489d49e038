import { searchBundle } from './faults/bundle.mjs'
import { runPlantedMutants } from './faults/planted-mutants.mjs'
import { killMutants } from './faults/stryker.mjs'
import { groups, runGroup } from './faults/suite.mjs'
import { readCommandLine } from './prepare/command-line.mjs'
import { prepare, print, stopWith } from './prepare/prepare.mjs'

const usage = `
Usage: npm run faults [-- options]

Runs the fault tests for an hour or two: kills, full disks, cut connections, forged notifications, bad input, races,
mutants and a soak. Each test asserts its own limits. The exit code is 0 only when every part passed.

  --seed N        the first seed (default: today's date as a number)
  --seeds N       number of runs with different seeds (default 3)
  --only WORDS    only groups whose name contains WORDS
  --planted       only the planted mutants
  --stryker       only Stryker's mutants
  --soak MINUTES  total length of the soak (default 30)
  --model STEPS   min total steps of the payment model (default 6,000; 60,000 take an hour or two)
  --list          lists the groups

To repeat what a seed found: --seed N --seeds 1.
`

const options = readCommandLine(usage, {
  seed: { type: 'string' },
  seeds: { type: 'string', default: '3' },
  only: { type: 'string' },
  planted: { type: 'boolean' },
  stryker: { type: 'boolean' },
  soak: { type: 'string', default: '30' },
  model: { type: 'string', default: '6000' },
  list: { type: 'boolean' },
})

/** @param {string} name @param {string} text */
function wholeNumber(name, text) {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  process.stderr.write(`--${name} must be a whole number of 1 or more.\n\n${usage.trim()}\n`)
  process.exit(2)
}

if (options.list) {
  print(`Groups: ${Object.keys(groups).join(', ')}, planted mutants, Stryker's mutants`)
  process.exit(0)
}

const seeds = wholeNumber('seeds', options.seeds)
const today = Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''))
const firstSeed = options.seed === undefined ? today : wholeNumber('seed', options.seed)
const soakMinutes = wholeNumber('soak', options.soak) / seeds
const modelSteps = Math.ceil(wholeNumber('model', options.model) / seeds)
const isNarrow = Boolean(options.planted || options.stryker)
const isPartial = isNarrow || Boolean(options.only)
const startedAt = performance.now()

/** @type {{ title: string, hasPassed: boolean }[]} */
const parts = []

/** @param {string} title @param {() => Promise<string | undefined>} work returns what failed */
async function part(title, work) {
  const began = performance.now()
  print(`${title} ...`)
  const failure = await work()
  parts.push({ title, hasPassed: failure === undefined })
  print(`  ${failure ? 'FAILED' : 'passed'} in ${Math.round((performance.now() - began) / 1000)} s`)
  if (failure) print(failure.trim().split('\n').slice(-60).join('\n'))
}

try {
  await prepare(print)
} catch (error) {
  stopWith(error)
}

if (!isNarrow) {
  const chosen = Object.entries(groups).filter(([name]) => !options.only || name.includes(options.only))
  for (let round = 0; round < seeds; round += 1) {
    const seed = firstSeed + round
    for (const [name, files] of chosen) {
      await part(`Seed ${seed} (${round + 1} of ${seeds}): ${name}`, () =>
        runGroup(files, { seed, soakMinutes, modelSteps }),
      )
    }
  }
}
if (options.planted || !isPartial) await part('Planted mutants', () => runPlantedMutants(print))
if (options.stryker || !isPartial) await part("Stryker's mutants", () => killMutants())
if (!isPartial) await part('The web shop built with marked settings', () => searchBundle())

const seconds = Math.round((performance.now() - startedAt) / 1000)
const seedList = Array.from({ length: seeds }, (_, round) => firstSeed + round)
const failed = parts.filter(({ hasPassed }) => !hasPassed)
print(`\nSeeds ${seedList.join(', ')}; ${seconds} s`)
print(`${parts.length - failed.length} parts passed, ${failed.length} failed`)
for (const { title } of failed) print(`  failed: ${title}`)
process.exit(failed.length === 0 ? 0 : 1)
