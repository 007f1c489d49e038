import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../scripts/deploy/free-port.mjs'

/** A PostgreSQL of the system's packages with a replica, as a shop of several machines has them. */
export type PostgresApart = { version: string; url: string; replicaUrl: string; stop: () => void }

const debianFolder = '/usr/lib/postgresql'
const unprivileged = 'postgres'

/** Folder of the newest installed PostgreSQL's programs; null when there is none. */
function binaries(): string | null {
  if (!existsSync(debianFolder)) return null
  const [newest] = readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a))
  return newest ? join(debianFolder, newest, 'bin') : null
}

/** Starts both on folders of their own; null when the system has no PostgreSQL. */
export async function startPostgresApart(): Promise<PostgresApart | null> {
  const bin = binaries()
  if (bin === null) return null
  const folder = mkdtempSync(join(tmpdir(), 'dimsum-apart-'))
  chmodSync(folder, 0o777)
  const isRoot = process.getuid?.() === 0
  /** PostgreSQL refuses to run as root. */
  const command = (name: string, options: string[]): [string, string[]] =>
    isRoot ? ['runuser', ['-u', unprivileged, '--', join(bin, name), ...options]] : [join(bin, name), options]
  const run = (name: string, ...options: string[]) => {
    const [program, all] = command(name, options)
    execFileSync(program, all, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const serve = async (name: string) => {
    const port = await freePort()
    const settings = [`port=${port}`, `unix_socket_directories=${folder}`, 'listen_addresses=127.0.0.1']
    const [program, all] = command('postgres', [
      '-D',
      join(folder, name),
      ...settings.flatMap((one) => ['-c', one]),
    ])
    const child = spawn(program, all, { cwd: folder, stdio: 'ignore' })
    const url = `postgresql://dimsum@127.0.0.1:${port}/postgres`
    await untilAnswers(url)
    return { url, port, child }
  }
  run('initdb', '-D', join(folder, 'primary'), '-U', 'dimsum', '-A', 'trust', '-k', '--locale=C.UTF-8')
  const primary = await serve('primary')
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'dimsum']
  run('pg_basebackup', ...from, '-D', join(folder, 'replica'), '-R', '-c', 'fast')
  const replica = await serve('replica')
  return {
    version: bin.split('/').at(-2) ?? '',
    url: primary.url,
    replicaUrl: replica.url,
    stop: () => {
      for (const name of ['replica', 'primary'])
        run('pg_ctl', 'stop', '-m', 'immediate', '-D', join(folder, name))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilAnswers(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (tries > 200) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
