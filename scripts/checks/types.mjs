import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { inProject, root } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'

/** Every compiler setup of the project; the packages' second one adds their tests. */
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

/** What the compiler learned is kept, so that the next run looks only at what changed. @param {string} setup */
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
      // Its four checkers would each look at the same types: with two compilers at a time they only share two cores.
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
 * Compiles every workspace without writing anything, two at a time: one compiler fills one core.
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
