import { readFileSync } from 'node:fs'
import { StartProblem } from '../../config/start-problem.ts'

/** An unprivileged account of this machine that runs the database's processes and owns its folder. */
export interface DatabaseUser {
  name: string
  uid: number
  gid: number
}

/** In order of preference; every Unix has the last one. */
const candidates = ['postgres', 'nobody']

/** `/etc/passwd` as accounts: `name:password:uid:gid:comment:home:shell`. */
export function parseAccounts(passwd: string): DatabaseUser[] {
  return passwd.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    if (!name || !/^\d+$/.test(uid ?? '') || !/^\d+$/.test(gid ?? '')) return []
    return [{ name, uid: Number(uid), gid: Number(gid) }]
  })
}

/**
 * Who runs the database. PostgreSQL refuses to run as root, so under root its processes run as an unprivileged
 * account; otherwise they run as whoever started the shop (undefined).
 * @throws StartProblem when root has no account to hand the database to.
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
