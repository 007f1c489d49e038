import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findTool } from '../../../../scripts/checks/debian-tools.mjs'
import { databaseUser } from '../platform/db/embedded/database-user.ts'
import { proxyTo } from './database-proxy.ts'

export type PgBouncer = Awaited<ReturnType<typeof startPgBouncer>>

/** Whether it is installed. */
export const hasPgBouncer = findTool('pgbouncer') !== undefined

/**
 * A PgBouncer with Debian's default configuration, in front of the database of `url`, on its own socket.
 * @param poolMode `session` is the default
 */
export async function startPgBouncer(url: string, poolMode: 'session' | 'transaction') {
  const tool = findTool('pgbouncer')
  if (!tool) throw new Error('PgBouncer is not there')
  const { user = '', password = '', database = '' } = new pg.Client({ connectionString: url })
  const folder = mkdtempSync(join(tmpdir(), 'dimsum-pgbouncer-'))
  chmodSync(folder, 0o777)
  // The database's own socket is in a folder that only this account may enter.
  const door = proxyTo(url, folder)
  await door.open()
  chmodSync(join(folder, '.s.PGSQL.5432'), 0o777)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(join(folder, 'users.txt'), `"${user}" "${password}"\n`)
  writeFileSync(
    file,
    `[databases]
${database} = host=${folder} port=5432 dbname=${database}
[pgbouncer]
pool_mode = ${poolMode}
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
listen_port = 6432
unix_socket_dir = ${folder}
`,
  )
  // It refuses to run as root, like PostgreSQL.
  const account = databaseUser()
  const child = spawn(tool.path, [file], {
    env: { ...process.env, ...tool.env },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(account && { uid: account.uid, gid: account.gid }),
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.includes('process up')) resolve()
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`PgBouncer ended. It printed:\n${output}`)))
  })
  return {
    url: `postgresql://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(folder)}&port=6432`,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      setTimeout(() => child.kill('SIGKILL'), 2000).unref()
      await ended
      door.shut()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
