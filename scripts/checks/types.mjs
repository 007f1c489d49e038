import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { inProject, root } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'

/** Every TypeScript configuration of the project; a second one of a package adds its tests. */
const setups = [
  'packages/domain',
  'packages/domain/tsconfig.test.json',
  'packages/words',
  'packages/words/tsconfig.test.json',
  'packages/contract',
  'packages/contract/tsconfig.test.json',
  'packages/midtrans-stand-in',
  'packages/midtrans-stand-in/browser-tests/tsconfig.json',
  'apps/server',
  'packages/ui',
  'packages/ui/tsconfig.test.json',
  'packages/web',
  'packages/web/tsconfig.test.json',
  'apps/shop',
  'apps/shop/tsconfig.worker.json',
  'apps/shop/tsconfig.test.json',
  'apps/desk',
  'apps/desk/tsconfig.test.json',
  'e2e',
  'bench',
]

/** Options for incremental builds, so that the next run only checks changes. @param {string} setup */
const remembered = (setup) => [
  '--incremental',
  '--tsBuildInfoFile',
  inProject('.cache/types', `${setup.replaceAll(/[/.]/g, '-')}.tsbuildinfo`),
]

/** @param {string} setup @returns {Promise<import('./result.mjs').Result>} */
async function checkSetup(setup) {
  const { code, output, seconds } = await run(
    process.execPath,
    [
      inProject('node_modules/typescript-7/bin/tsc'),
      '-p',
      setup,
      '--noEmit',
      '--pretty',
      'false',
      // Each of the four checkers would check the same types: with two compilers in parallel they only compete for two
      // cores.
      '--checkers',
      '1',
      ...remembered(setup),
    ],
    { limitSeconds: 300 },
  )
  return {
    name: `types of ${setup}`,
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
    seconds,
    output,
  }
}

/** @param {string} setup a folder counts when it has a tsconfig.json */
const exists = (setup) => existsSync(inProject(setup.endsWith('.json') ? setup : `${setup}/tsconfig.json`))

/**
 * Type-checks every workspace, two at a time, because one compiler fills one core.
 * @returns {Promise<import('./result.mjs').Result[]>}
 */
export async function checkTypes() {
  const waiting = setups.filter(exists)
  const results = []
  const work = async () => {
    for (let setup = waiting.shift(); setup !== undefined; setup = waiting.shift())
      results.push(await checkSetup(setup))
  }
  await Promise.all(Array.from({ length: Math.min(2, cpus().length) }, work))
  return results.map((result) => ({ ...result, output: result.output.replaceAll(`${root}/`, '') }))
}
