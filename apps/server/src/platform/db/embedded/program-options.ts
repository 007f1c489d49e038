import type { DatabaseUser } from './database-user.ts'

/**
 * How PostgreSQL's programs are run on a data folder. The folder is the working directory, entered before the
 * account is switched: that account need not be able to walk there from the root of the disk. On Linux the
 * folder is then also named by that directory, since its absolute path may be closed to the account.
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
