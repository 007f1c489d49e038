import { parseArgs } from 'node:util'
import { print } from './figures-in-text.ts'
import { type Phase, phases } from './phases.ts'
import { saveFigures } from './save-figures.ts'

/**
 * Measures the built shop. Figures are ratios within one run, because machines differ and are shared; each is printed
 * with its limit. All results are appended to bench/history.jsonl.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    only: { type: 'string' },
    'no-history': { type: 'boolean' },
  },
})
const seconds = Number(values.seconds)
const wanted = values.only?.split(',') ?? phases.map(({ name }) => name)
const unknown = wanted.filter((name) => !phases.some((phase) => phase.name === name))
if (!(seconds > 0 && seconds <= 60) || unknown.length > 0) {
  process.stderr.write(
    `--seconds is a number from 1 to 60; --only names some of ${phases.map(({ name }) => name).join(', ')}.\n`,
  )
  process.exit(2)
}

const figures: Record<string, unknown> = {}
for (const phase of phases.filter(({ name }) => wanted.includes(name))) {
  const startedAt = performance.now()
  figures[phase.name] = await run(phase)
  print(`(${phase.name}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s)`)
}
const isWhole = values.only === undefined
if (!values['no-history']) print(`\nKept in ${saveFigures(figures, { seconds, isWhole })}`)

/** A failing phase is reported, and the others still run. */
async function run(phase: Phase): Promise<unknown> {
  try {
    return await phase.run(seconds)
  } catch (error) {
    process.exitCode = 1
    print(`\n${phase.name} failed: ${error instanceof Error ? error.stack : String(error)}`)
    return { failed: String(error) }
  }
}
