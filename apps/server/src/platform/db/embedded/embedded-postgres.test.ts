import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bundleProgram, runProgram } from '../../../testing/child-program.ts'
import { readyCluster } from '../../../testing/ready-made-cluster.ts'
import { databaseUser } from './database-user.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { FolderTaken } from './lock-connection.ts'
import { runningServer, stopServer } from './postmaster.ts'
import { isAlive } from './process-identity.ts'

let dataDir: string

const child = await bundleProgram('testing/embedded-child.ts')
const cluster = await readyCluster()
beforeEach(() => {
  // Mode 700: closed to the account that runs the database when the tests run as root.
  dataDir = mkdtempSync(join(tmpdir(), 'dimsum-embedded-'))
})
afterEach(async () => {
  const data = join(dataDir, 'postgres', 'data')
  await stopServer(data, 'immediate')
  rmSync(dataDir, { recursive: true, force: true })
})

/** The process id of the server on the test's folder; undefined when none runs. */
const serverId = () => runningServer(join(dataDir, 'postgres', 'data'))

const start = (folder = dataDir) => startEmbeddedPostgres({ dataDir: folder })

/** The same on an existing database. */
const startMade = (report = (_sentence: string) => {}) => {
  cluster.copyTo(dataDir)
  return startEmbeddedPostgres({ dataDir, report })
}

async function ask(database: EmbeddedPostgres, question: string | pg.QueryConfig): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  return client
    .query(question)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

const expectProblem = (work: Promise<unknown>, sentence: string) =>
  expect(work).rejects.toMatchObject({ sentences: expect.stringContaining(sentence) })

describe('the shop’s own database', () => {
  test('never risks an acknowledged order, has checksums, uses UTC, listens on no network, and is closed to others', async () => {
    const database = await startMade()
    const rows = await ask(
      database,
      `select json_object_agg(name, setting) as settings from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes',
       'data_checksums', 'listen_addresses', 'TimeZone', 'unix_socket_permissions')`,
    )
    const settings = {
      TimeZone: 'UTC',
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      listen_addresses: '',
      synchronous_commit: 'on',
      unix_socket_permissions: '0600',
    }
    expect(rows).toEqual([{ settings }])
    const mode = (name: string) => (statSync(join(dataDir, 'postgres', name)).mode & 0o777).toString(8)
    expect([mode(''), mode('data'), mode('run'), mode('password')]).toEqual(['700', '700', '700', '600'])
    expect(await ask(database, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
      { rolsuper: false },
    ])
    const wrong = new pg.Client({ connectionString: database.url.replace(/:[^:@]*@/, ':guessed@') })
    await expect(wrong.connect()).rejects.toThrow('password authentication failed')
    // Unprivileged when the shop runs as root.
    const status = readFileSync(`/proc/${serverId()}/status`, 'utf8')
    const uid = databaseUser()?.uid ?? process.getuid?.()
    expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).toBe(String(uid))
    await database.stop()
  })

  test('logs a slow statement and not its values, and no refused one', async () => {
    const database = await startMade()
    const values = ['0812-3456-7890']
    await ask(database, { text: 'select pg_sleep(1.1), $1::text as phone', values })
    await expect(ask(database, { text: 'select $1::int', values })).rejects.toThrow('invalid input')
    await database.stop()
    const log = readFileSync(join(dataDir, 'postgres', 'server.log'), 'utf8')
    expect(log).toMatch(/duration: .* select pg_sleep\(1\.1\), \$1::text as phone/)
    expect(log).not.toMatch(/0812|::int/)
  })

  test('is created at the first start and keeps its data for the next, also in a path too long for a socket', async () => {
    const deep = join(dataDir, 'd'.repeat(90), 'dim sum ütama')
    const first = await start(deep)
    await ask(first, "create table dish as select 'hakau' as name")
    await first.stop()
    const second = await start(deep)
    expect(await ask(second, 'select name from dish')).toEqual([{ name: 'hakau' }])
    await second.stop()
  })
})

test('after kill -9 of the shop it is restarted when its settings differ, as after an update', async () => {
  cluster.copyTo(dataDir)
  const server = runProgram(child, [dataDir, '{"work_mem":"5MB"}'])
  const pid = Number(await server.nextLine())
  await server.end('SIGKILL')
  const next = await start()
  expect(serverId()).not.toBe(pid)
  expect(await ask(next, 'show work_mem')).toEqual([{ work_mem: '4MB' }])
  await next.stop()
})

test('of two servers started at once on a new folder one serves, one is refused, one database is created', async () => {
  const results = await Promise.allSettled([start(), start()])
  const served = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect([served.length, refused.length, refused[0] instanceof FolderTaken]).toEqual([1, 1, true])
  expect(readdirSync(dataDir)).toEqual(['postgres'])
  await served[0]?.stop()
})

describe('when the database ends by itself', () => {
  test('it is restarted after the timeout of a session of the killed server that still held its shared memory', async () => {
    const database = await startMade()
    const session = new pg.Client({ connectionString: database.url })
    session.on('error', () => {})
    await session.connect()
    const { rows } = await session.query('select pg_backend_pid() as pid')
    await session.query('set statement_timeout = 2000')
    const ended = session.query('do $$ begin loop null; end loop; end $$').then(
      () => 'done',
      () => 'cut',
    )
    process.kill(serverId() ?? 0, 'SIGKILL')
    await expect.poll(() => ask(database, 'select 1 as one'), { interval: 20 }).toEqual([{ one: 1 }])
    expect(await ended).toBe('cut')
    expect(isAlive(rows[0].pid)).toBe(false)
    await database.stop()
  })

  test('it is not restarted when the shop is stopping', async () => {
    const database = await startMade()
    process.kill(serverId() ?? -1, 'SIGKILL')
    await database.stop()
    await wait(300)
    expect(serverId()).toBeUndefined()
  })
})

const stranger = { uid: 65_533, gid: 65_533 }
const isReadableByStranger =
  process.getuid?.() === 0 && spawnSync('test', ['-r', child], stranger).status === 0

describe('an unusable data folder is reported', () => {
  const inFolder = (...names: string[]) => join(dataDir, 'postgres', ...names)

  test.each([
    [
      'of another major version',
      () => writeFileSync(inFolder('data', 'PG_VERSION'), '15\n'),
      'postgres was created by PostgreSQL 15. This shop has PostgreSQL 18. ' +
        'Make a backup with the version of the shop that created it, and restore it here.',
    ],
    [
      'with other content',
      () => renameSync(inFolder('data'), inFolder('holiday')),
      'exists but contains no complete database',
    ],
    [
      'damaged',
      () => rmSync(inFolder('data', 'global', 'pg_control')),
      'is damaged and does not start. Keep a copy of the folder',
    ],
  ])('%s', async (_what, spoil, sentence) => {
    cluster.copyTo(dataDir)
    spoil()
    const before = readdirSync(inFolder())
    await expectProblem(start(), sentence)
    expect(readdirSync(inFolder())).toEqual(expect.arrayContaining(before))
  })

  test.runIf(isReadableByStranger)('of another account, which is not an incomplete one', async () => {
    cluster.copyTo(dataDir)
    chmodSync(dataDir, 0o755)
    const { stderr } = spawnSync(process.execPath, [child, dataDir], { encoding: 'utf8', ...stranger })
    expect(stderr).toContain(`may not write to ${join(dataDir, 'postgres')}`)
  })

  test('a file instead of a folder', async () => {
    writeFileSync(join(dataDir, 'file'), '')
    await expectProblem(start(join(dataDir, 'file')), 'is not a folder')
  })
})

/** Starts on a folder in which a crash left this process id, and stops. */
const startBeside = async (pid: number) => {
  cluster.copyTo(dataDir)
  const file = join(dataDir, 'postgres', 'data', 'postmaster.pid')
  writeFileSync(file, `${pid}\n/somewhere\n1\n5432\n\n\n1 1\n`)
  const database = await start()
  expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }])
  await database.stop()
}

test('a process id left by a crash that names a zombie process is ignored', async () => {
  // Ends only once its parent is a program that never waits for its children: a shell might have reaped it before.
  const child = 'until read name < /proc/$PPID/comm && [ $name = sleep ]; do :; done'
  const careless = spawn('sh', ['-c', `sh -c '${child}' & echo $!; exec sleep 60`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    ...asDatabaseUser(),
  })
  const [line] = await once(careless.stdout.setEncoding('utf8'), 'data')
  const uncollected = Number(line)
  await expect.poll(() => isAlive(uncollected)).toBe(false)
  await startBeside(uncollected)
  // The server started while the zombie still existed.
  expect(existsSync(`/proc/${uncollected}`)).toBe(true)
  careless.kill()
})

test('a process id left by a crash that names an unrelated process is ignored', async () => {
  const stranger = spawn('sleep', ['60'], { stdio: 'ignore', ...asDatabaseUser() })
  await once(stranger, 'spawn')
  await startBeside(stranger.pid ?? -1)
  expect(isAlive(stranger.pid ?? -1)).toBe(true)
  stranger.kill()
})

describe('an empty lock file', () => {
  const emptyLock = () => {
    cluster.copyTo(dataDir)
    const lock = join(dataDir, 'postgres', 'data', 'postmaster.pid')
    writeFileSync(lock, '', { mode: 0o600 })
    const { uid, gid } = databaseUser() ?? {}
    if (uid !== undefined && gid !== undefined) chownSync(lock, uid, gid)
    return lock
  }
  const log = () => join(dataDir, 'postgres', 'server.log')

  test('is another start that has not written it yet: this one continues when it is gone', async () => {
    const lock = emptyLock()
    const starting = start()
    await expect.poll(() => readFileSync(log(), 'utf8')).toContain('is empty')
    rmSync(lock)
    const database = await starting
    expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
  })

  test('that stays was left by an interrupted start: the message names the file to delete', async () => {
    const lock = emptyLock()
    await expectProblem(start(), `delete ${lock} and start again`)
  })
})

const asDatabaseUser = () => {
  const user = databaseUser()
  return user && { uid: user.uid, gid: user.gid }
}
