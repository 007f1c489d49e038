import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { StartProblem } from '../../config/start-problem.ts'
import type { Binaries } from './binaries.ts'
import type { DatabaseUser } from './database-user.ts'
import { databaseFolder, give, makeOwnFolder } from './folder.ts'
import { isAlive } from './process-identity.ts'
import { programOptions } from './program-options.ts'
import { startFailure } from './start-failure.ts'

/** The role that creates roles and databases; the shop itself connects as an ordinary one. */
export const adminRole = 'dimsum_admin'

/** The shop's role and the name of its database. */
export const shopRole = 'dimsum'

/**
 * Creates a database cluster at `root`. It is renamed when complete, so a power cut, a full disk or a second server
 * never leaves an incomplete one. When two servers create one, one rename succeeds and both use it. @throws
 * StartProblem when it cannot be created.
 */
export function makeCluster(root: string, binaries: Binaries, user: DatabaseUser | undefined): void {
  const prefix = `${basename(root)}.new-`
  removeAbandoned(dirname(root), prefix)
  const fresh = databaseFolder(
    join(dirname(root), `${prefix}${process.pid}-${randomBytes(3).toString('hex')}`),
  )
  try {
    makeOwnFolder(fresh.root, user)
    makeOwnFolder(fresh.data, user)
    makeOwnFolder(fresh.run, user)
    const password = randomBytes(24).toString('base64url')
    writeFileSync(fresh.password, `${password}\n`, { mode: 0o600 })
    give(fresh.password, user)
    const { folderArguments, spawn } = programOptions(fresh.data, user)
    const run = (program: string, args: string[], input = '') => {
      const { status, stderr, error } = spawnSync(join(binaries.root, 'bin', program), args, {
        ...spawn,
        input,
      })
      if (status !== 0) throw startFailure(`${error ?? ''}\n${stderr}`, root, error)
    }
    run('initdb', [...folderArguments, ...initdbArguments])
    run(
      'postgres',
      ['--single', ...folderArguments, '-c', 'exit_on_error=true', 'postgres'],
      // One statement per line; base64url needs no escaping in a literal.
      `create role ${shopRole} login password '${password}'\ncreate database ${shopRole} owner ${shopRole}\n`,
    )
    writeFileSync(join(fresh.data, 'postgresql.conf'), '# The shop gives all settings on the command line.\n')
    moveIntoPlace(fresh.root, root)
  } catch (error) {
    if (error instanceof StartProblem) throw error
    throw startFailure(String(error), root, error)
  } finally {
    rmSync(fresh.root, { recursive: true, force: true })
  }
}

const initdbArguments = [
  ...['-U', adminRole, '-A', 'scram-sha-256', '--pwfile', '../password'],
  // The builtin locale provider sorts and folds alike on every system.
  ...['-E', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
  // Small log segments, so that a nearly full disk still has space for the next one.
  ...['--data-checksums', '--wal-segsize', '4', '--no-instructions'],
]

function moveIntoPlace(fresh: string, root: string): void {
  try {
    renameSync(fresh, root)
    const parent = openSync(dirname(root), 'r')
    fsyncSync(parent)
    closeSync(parent)
  } catch (error) {
    if (existsSync(join(root, 'data', 'PG_VERSION'))) return
    throw error
  }
}

/** Removes the remains of killed starts; folders of a running start are not touched. */
function removeAbandoned(parent: string, prefix: string): void {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix)) continue
    const maker = Number(name.slice(prefix.length).split('-')[0])
    if (!isAlive(maker)) rmSync(join(parent, name), { recursive: true, force: true })
  }
}
