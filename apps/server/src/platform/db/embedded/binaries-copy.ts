import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, lstatSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { StartProblem } from '../../config/start-problem.ts'
import type { DatabaseUser } from './database-user.ts'

/** In order of preference: /var/cache survives a reboot, and no cleanup job removes single files there. */
const usualHomes = () => ['/var/cache', '/var/tmp', tmpdir()]

/**
 * Whether this account can run the programs below `root`. The system decides: a clone below /root or in `mktemp -d` is
 * closed to everyone but root.
 */
export function canRun(root: string, { uid, gid }: DatabaseUser): boolean {
  const { error } = spawnSync(join(root, 'bin/postgres'), ['--version'], { uid, gid, stdio: 'ignore' })
  return (error as NodeJS.ErrnoException | undefined)?.code !== 'EACCES'
}

/**
 * Copies PostgreSQL's programs once into a folder that belongs to root and is readable by everyone. Only called as
 * root. The copy is renamed when complete, so it is whole or absent.
 * @returns the root of the copy.
 */
export function copyWithinReach(
  root: string,
  version: string,
  user: DatabaseUser,
  homes = usualHomes(),
): string {
  const name = `dimsum-postgresql-${version}-${process.arch}`
  const failures: unknown[] = []
  for (const home of homes) {
    try {
      const copy = copyInto(home, name, root)
      if (canRun(copy, user)) return copy
    } catch (error) {
      failures.push(error)
    }
  }
  throw new StartProblem(
    `The account "${user.name}", which runs the database, can neither reach ${root} nor a copy of it.`,
    'Move the project to a folder that other accounts may enter, start it as an ordinary user, or set DATABASE_URL.',
    { cause: new AggregateError(failures) },
  )
}

function copyInto(home: string, name: string, source: string): string {
  const copy = join(home, name)
  if (isOurs(copy)) return copy
  const fresh = mkdtempSync(join(home, `${name}-`))
  try {
    cpSync(source, fresh, { recursive: true, verbatimSymlinks: true, filter: isNeeded })
    openToAll(fresh)
    renameSync(fresh, copy)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
  return copy
}

/** Never execute from another account's folder of that name in a shared folder. */
function isOurs(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (!found) return false
  if (found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0) return true
  throw new Error(`${folder} exists and does not belong to root`)
}

/** Static libraries and build files are only for compiling extensions. */
const isNeeded = (path: string) => !path.endsWith('.a') && !/^(pkgconfig|pgxs|include)$/.test(basename(path))

function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, 0o755)
  }
}
