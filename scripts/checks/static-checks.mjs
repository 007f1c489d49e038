import { checkBoundaries, checkFolders, checkLint, checkUnused } from './rules.mjs'
import { checkTypes } from './types.mjs'

/**
 * What needs no running program: types beside lint and import rules, which fill the second core in the gaps.
 * @returns {Promise<import('./result.mjs').Result[]>}
 */
export async function runStaticChecks() {
  const rules = async () => [
    await checkLint(),
    await checkBoundaries(),
    await checkFolders(),
    await checkUnused(),
  ]
  return (await Promise.all([checkTypes(), rules()])).flat()
}
