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
import { holes } from './hole-list.mjs'

const copied = [
  'apps/server',
  'packages',
  'scripts',
  'package.json',
  'tsconfig.base.json',
  'vitest.config.ts',
]
const left = new Set(['node_modules', 'dist', '.cache', '.stryker-tmp'])

/** A copy of what the server's tests need; installed packages stay where they are. */
function copyProject() {
  const copy = mkdtempSync(join(tmpdir(), 'dimsum-holes-'))
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

/** @param {string} copy @param {import('./hole-list.mjs').Hole} hole */
async function runTests(copy, { in: file, test }) {
  const report = join(copy, 'report.json')
  rmSync(report, { force: true })
  const path = file.startsWith('packages/') ? file : `apps/server/src/${file}`
  const only = test === '' ? [] : ['-t', test]
  const { output } = await run(
    process.execPath,
    [
      inProject('node_modules/vitest/vitest.mjs'),
      'run',
      path,
      ...only,
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { cwd: copy, limitSeconds: 300, env: { CI: '1' } },
  )
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests, output }
  } catch {
    return { passed: 0, failed: 0, output }
  }
}

/**
 * Applies each hole to a copy of the project and runs the tests that must notice. Tests that fail without any hole
 * prove nothing, so they are run once as they are first.
 * @param {(line: string) => void} report
 * @param {readonly import('./hole-list.mjs').Hole[]} [list]
 * @returns {Promise<{ figures: Record<string, number>[], failure?: string }>}
 */
export async function plantHoles(report, list = holes) {
  const copy = copyProject()
  /** @type {string[]} */
  const problems = []
  let caught = 0
  try {
    const whole = new Map()
    for (const hole of list) {
      const path = join(copy, hole.file)
      const text = readFileSync(path, 'utf8')
      if (text.split(hole.find).length !== 2) {
        problems.push(`${hole.name}: does not fit ${hole.file} any more`)
        continue
      }
      const key = `${hole.in} ${hole.test}`
      if (!whole.has(key)) whole.set(key, await runTests(copy, hole))
      const { passed, failed, output } = whole.get(key)
      if (passed === 0 || failed > 0) {
        problems.push(`${hole.name}: ${key} fails without the hole\n${output.slice(-2000)}`)
        continue
      }
      writeFileSync(
        path,
        text.replace(hole.find, () => hole.put),
      )
      const found = await runTests(copy, hole)
      writeFileSync(path, text)
      if (found.failed > 0) caught += 1
      else problems.push(`${hole.name}: nobody noticed (${key})\n${found.output.slice(-500)}`)
      report(`  ${found.failed > 0 ? 'caught' : 'NOT CAUGHT'}  ${hole.name}`)
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  const figures = [{ holesPlanted: list.length, holesCaught: caught }]
  return problems.length === 0 ? { figures } : { figures, failure: problems.join('\n') }
}
