import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../prepare/project.mjs'
import { runNpm } from '../prepare/run-command.mjs'

/** @param {string} folder @returns {string[]} */
const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/**
 * Builds shop and desk with a marker in every setting of the server and searches the browser bundles for it: no server
 * setting may be compiled in (docs/security.md, T49).
 * @returns {Promise<string | undefined>} what failed
 */
export async function searchBundle() {
  const names = readFileSync(inProject('.env.example'), 'utf8').match(/^#?\s?[A-Z_]+(?==)/gm) ?? []
  const env = Object.fromEntries(
    names.map((name) => [name.replace(/^#\s?/, ''), `qzxmark-${name.length}-secret`]),
  )
  const { code, output } = await runNpm(
    ['run', 'build', '--workspace', 'apps/shop', '--workspace', 'apps/desk'],
    {
      env,
      limitSeconds: 600,
    },
  )
  if (code !== 0) return output
  const found = ['apps/shop/dist', 'apps/desk/dist']
    .flatMap((folder) => filesBelow(inProject(folder)))
    .filter((file) => readFileSync(file).includes('qzxmark'))
  return found.length === 0 ? undefined : `Settings of the server are in ${found.join(', ')}`
}
