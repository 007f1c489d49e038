import { readFileSync } from 'node:fs'
import { StartProblem } from '../../config/start-problem.ts'

/** An unprivileged account that runs the database's processes and owns its folder. */
export interface DatabaseUser {
  name: string
  uid: number
  gid: number
}

/** In order of preference; every Unix has the last one. */
const candidates = ['postgres', 'nobody']

/** Parses `/etc/passwd`: `name:password:uid:gid:comment:home:shell`. */
export function parseAccounts(passwd: string): DatabaseUser[] {
  return passwd.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    if (!name || !/^\d+$/.test(uid ?? '') || !/^\d+$/.test(gid ?? '')) return []
    return [{ name, uid: Number(uid), gid: Number(gid) }]
  })
}

/**
 * The account for the database. PostgreSQL refuses to run as root, so under root its processes run as an unprivileged
 * account; otherwise as the current one (undefined).
 * @throws StartProblem when root finds no account for the database.
 */
export function databaseUser(): DatabaseUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = parseAccounts(readFileSync('/etc/passwd', 'utf8'))
  for (const wanted of candidates) {
    const account = accounts.find(({ name, uid }) => name === wanted && uid !== 0)
    if (account) return account
  }
  throw new StartProblem(
    'PostgreSQL refuses to run as root and this machine has neither an account "postgres" nor "nobody".',
    'Start the shop as an ordinary user, or set DATABASE_URL to a PostgreSQL that already runs.',
  )
}
