import { inProject } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'

/**
 * @param {string} name
 * @param {string} program path below node_modules
 * @param {string[]} args
 * @returns {Promise<import('./result.mjs').Result>}
 */
async function check(name, program, args) {
  const { code, output, seconds } = await run(
    process.execPath,
    [inProject('node_modules', program), ...args],
    {
      limitSeconds: 300,
    },
  )
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds, output }
}

/** Format and lint rules: biome.json. */
export const checkLint = () => check('lint', '@biomejs/biome/bin/biome', ['check', '.', '--colors=off'])

/** @param {string} name @param {string} config @param {string[]} folders */
const cruise = (name, config, folders) =>
  check(name, 'dependency-cruiser/bin/dependency-cruise.mjs', [
    ...folders,
    '--config',
    config,
    '--no-progress',
  ])

/** The import rules. */
export const checkBoundaries = () =>
  cruise('import rules', '.dependency-cruiser.cjs', ['apps', 'packages', 'e2e'])

/** Import rules between folders of the server. */
export const checkFolders = () =>
  cruise('folder circles', '.dependency-cruiser.folders.cjs', ['apps/server/src'])

/** Unused dependencies and exports: knip.json. */
export const checkUnused = () =>
  check('unused dependencies and exports', 'knip/bin/knip.js', ['--no-progress', '--no-config-hints'])
