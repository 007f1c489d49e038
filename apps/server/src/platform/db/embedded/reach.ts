import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseUser } from './database-user.ts'

/**
 * Whether this account can read and execute what is at `path`. Checks owner, group and mode of every parent folder: a
 * clone below /root or in `mktemp -d` is closed to everyone but root.
 */
export function canReach(path: string, user: DatabaseUser): boolean {
  if (!allows(path, user, 0o5)) return false
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!allows(folder, user, 0o1)) return false
    if (folder === dirname(folder)) return true
  }
}

function allows(path: string, user: DatabaseUser, wanted: number): boolean {
  const { mode, uid, gid } = statSync(path)
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0
  return ((mode >> shift) & wanted) === wanted
}
