import { existsSync, rmSync } from 'node:fs'
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

const sources = (...names) => names.map((name) => inProject('packages', name, 'src'))
const packages = sources('domain', 'contract', 'words')
const forAll = [inProject('package-lock.json'), inProject('tsconfig.base.json')]

/** @param {string} name @param {string} app @returns {Part} one of the two apps in the browser */
const webApp = (name, app) => ({
  name,
  stamp: inProject(app, 'dist/.built'),
  inputs: [
    ...forAll,
    ...packages,
    ...sources('ui', 'web'),
    inProject('packages/web/build'),
    ...['src', 'public', 'images', 'vite.config.ts', 'package.json', 'tsconfig.json']
      .map((input) => inProject(app, input))
      .filter((input) => existsSync(input)),
  ],
  build: () => runNpm(['run', 'build', '--workspace', app]),
})

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
      inProject('scripts/prepare/guide.mjs'),
      inProject('scripts/prepare/guide.css'),
      inProject('apps/desk/guide'),
      inProject('docs/pictures/panduan'),
    ],
    build: () => run(process.execPath, [inProject('scripts/prepare/bundle-server.mjs')]),
  },
  webApp('the shop', 'apps/shop'),
  webApp('the desk', 'apps/desk'),
]

export const staleParts = () => parts.filter(({ stamp, inputs }) => !isUpToDate(stamp, inputs))

/**
 * Builds the given parts in parallel.
 * @param {Part[]} stale
 * @param {(line: string) => void} report
 */
export async function build(stale, report) {
  report(`Building ${stale.map(({ name }) => name).join(', ')} ...`)
  const startedAt = performance.now()
  const outcomes = await Promise.all(stale.map((part) => buildPart(part)))
  for (const { name, code, output } of outcomes) {
    if (code !== 0) throw new Error(`Building ${name} failed:\n\n${output.trim()}`)
  }
  report(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
}

/** @param {Part} part */
async function buildPart({ name, stamp, inputs, build }) {
  // Taken before the build: an input that changes meanwhile makes the result stale. The old stamp is removed, so that
  // an interrupted build does not count.
  const taken = takeStamp(inputs)
  rmSync(stamp, { force: true })
  const outcome = await build()
  if (outcome.code === 0) writeStamp(stamp, taken)
  return { name, ...outcome }
}
