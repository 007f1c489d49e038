import type { DatabaseUser } from './database-user.ts'

/**
 * Options to run PostgreSQL's programs on a data folder. The folder is the working directory, entered before the
 * account is switched, because that account may have no access to the parent folders. On Linux the programs then get a
 * path relative to it for the same reason.
 */
export function programOptions(data: string, user: DatabaseUser | undefined) {
  return {
    folderArguments: ['-D', process.platform === 'linux' ? '/proc/self/cwd' : data],
    spawn: {
      cwd: data,
      env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin' },
      ...(user && { uid: user.uid, gid: user.gid }),
    },
  }
}
