import { rmSync } from 'node:fs'
import { isUpToDate, takeStamp, writeStamp } from './inputs.mjs'
import { inProject } from './project.mjs'
import { run, runNpm } from './run-command.mjs'

/**
 * @typedef {object} Part one thing that is built
 * @property {string} name
 * @property {string} stamp
 * @property {string[]} inputs
 * @property {() => Promise<import('./run-command.mjs').Outcome>} build
 */

const packages = ['domain', 'contract'].map((name) => inProject('packages', name, 'src'))
const forAll = [inProject('package-lock.json'), inProject('tsconfig.base.json')]
const web = (...names) => names.map((name) => inProject('apps/web', name))

/** @type {Part[]} */
export const parts = [
  {
    name: 'the server',
    stamp: inProject('apps/server/dist/.built'),
    inputs: [
      ...forAll,
      ...packages,
      inProject('packages/midtrans-stand-in/src'),
      inProject('apps/server/src'),
      inProject('apps/server/package.json'),
      inProject('scripts/prepare/bundle-server.mjs'),
    ],
    build: () => run(process.execPath, [inProject('scripts/prepare/bundle-server.mjs')]),
  },
  {
    name: 'the web shop',
    stamp: inProject('apps/web/dist/.built'),
    inputs: [
      ...forAll,
      ...packages,
      ...web(
        'src',
        'public',
        'images',
        'build',
        'index.html',
        'vite.config.ts',
        'package.json',
        'tsconfig.json',
      ),
    ],
    build: () => runNpm(['run', 'build', '--workspace', 'apps/web']),
  },
]

export const staleParts = () => parts.filter(({ stamp, inputs }) => !isUpToDate(stamp, inputs))

/**
 * Builds the given parts, side by side.
 * @param {Part[]} stale
 * @param {(line: string) => void} report
 */
export async function build(stale, report) {
  report(`Building ${stale.map(({ name }) => name).join(' and ')} ...`)
  const startedAt = performance.now()
  const outcomes = await Promise.all(stale.map((part) => buildPart(part)))
  for (const { name, code, output } of outcomes) {
    if (code !== 0) throw new Error(`Building ${name} failed:\n\n${output.trim()}`)
  }
  report(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
}

/** @param {Part} part */
async function buildPart({ name, stamp, inputs, build }) {
  // Taken before: an input that is changed meanwhile makes the result stale. Removed: a cut build is no build.
  const taken = takeStamp(inputs)
  rmSync(stamp, { force: true })
  const outcome = await build()
  if (outcome.code === 0) writeStamp(stamp, taken)
  return { name, ...outcome }
}
