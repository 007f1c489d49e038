import { checkBoundaries, checkFolders, checkLint, checkUnused } from './rules.mjs'
import { checkTypes } from './types.mjs'

/**
 * Checks that run no tests: types, with lint and import rules in parallel on the second core.
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
