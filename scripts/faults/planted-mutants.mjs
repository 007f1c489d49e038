import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { inProject } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'
import { mutants } from './mutant-list.mjs'
import { plantMutant } from './plant-mutant.mjs'

const copied = [
  'apps/server',
  'packages',
  'scripts',
  'package.json',
  // Programs find the project's root by it.
  'package-lock.json',
  'tsconfig.base.json',
  'vitest.config.ts',
]
const left = new Set(['node_modules', 'dist', '.cache', '.stryker-tmp'])

/** A copy of what the server's tests need; installed packages are linked. */
function copyProject() {
  const copy = mkdtempSync(join(tmpdir(), 'dimsum-mutants-'))
  for (const name of copied)
    cpSync(inProject(name), join(copy, name), {
      recursive: true,
      filter: (path) => !left.has(basename(path)),
    })
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(inProject('node_modules'))) {
    if (name.startsWith('.')) continue
    const [from, to] = [inProject('node_modules', name), join(copy, 'node_modules', name)]
    // The workspaces are linked by relative paths, which lead into the copy.
    if (name === '@dimsum') cpSync(from, to, { recursive: true, verbatimSymlinks: true })
    else symlinkSync(from, to)
  }
  return copy
}

/** @param {string} copy @param {import('./mutant-list.mjs').Mutant} mutant */
async function runTests(copy, { in: file, test }) {
  const report = join(copy, 'report.json')
  rmSync(report, { force: true })
  const only = test === '' ? [] : ['-t', test]
  const { output } = await run(
    process.execPath,
    [
      inProject('node_modules/vitest/vitest.mjs'),
      'run',
      `apps/server/src/${file}`,
      ...only,
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { cwd: copy, limitSeconds: 300, env: { CI: '1', POLL_SECONDS: '20' } },
  )
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    const messages = testResults.flatMap(({ message, assertionResults }) => [
      message,
      ...assertionResults.flatMap(({ failureMessages }) => failureMessages),
    ])
    return { passed: numPassedTests, failed: numFailedTests, output: messages.join('\n') + output }
  } catch {
    return { passed: 0, failed: 0, output }
  }
}

/**
 * Applies each mutant to a copy of the project and runs the tests that must detect it. They first run without a mutant,
 * because a test that always fails proves nothing.
 * @param {(line: string) => void} report
 * @returns {Promise<string | undefined>} the mutants that were not caught
 */
export async function runPlantedMutants(report) {
  const copy = copyProject()
  /** @type {string[]} */
  const problems = []
  try {
    const whole = new Map()
    for (const mutant of mutants) {
      const path = join(copy, 'apps/server/src', mutant.file)
      const text = readFileSync(path, 'utf8')
      const changed = plantMutant(text, mutant)
      if (changed === undefined) {
        problems.push(`${mutant.name}: does not fit ${mutant.file} any more`)
        continue
      }
      const key = `${mutant.in} ${mutant.test}`
      if (!whole.has(key)) whole.set(key, await runTests(copy, mutant))
      const { passed, failed, output } = whole.get(key)
      if (passed === 0 || failed > 0) {
        problems.push(`${mutant.name}: ${key} fails without the mutant\n${output.slice(-2000)}`)
        continue
      }
      writeFileSync(path, changed)
      const found = await runTests(copy, mutant)
      writeFileSync(path, text)
      if (found.failed === 0)
        problems.push(`${mutant.name}: no test noticed (${key})\n${found.output.slice(-500)}`)
      report(`  ${found.failed > 0 ? 'caught' : 'NOT CAUGHT'}  ${mutant.name}`)
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  return problems.length === 0 ? undefined : problems.join('\n')
}
