import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../deploy/free-port.mjs'
import { inProject } from '../prepare/project.mjs'
import { v8Settings } from '../prepare/v8-settings.mjs'
import { makeNetwork } from './own-network.mjs'

/** As deploy/cluster names them; their addresses end in 21 and on. */
export const databaseMachines = ['db1', 'db2', 'db3']
export const adminPassword = 'kukusan-bambu-72'
const password = 'change-me'
/** A machine of a trial is small. */
const small = '    shared_buffers: 32MB\n    max_connections: 200\n'

/** @param {() => Promise<boolean>} holds @param {string} what @param {number} [seconds] */
export async function until(holds, what, seconds = 120) {
  const end = performance.now() + seconds * 1000
  while (!(await holds().catch(() => false))) {
    if (performance.now() > end) throw new Error(`Waited ${seconds} s in vain: ${what}`)
    await wait(100)
  }
}

/**
 * Starts what deploy/cluster describes on this machine: three database machines with etcd and Patroni, each in a network
 * namespace, HAProxy and PgBouncer, and two shops behind a proxy. Needs root on Linux.
 * @param {{ webPort?: number, shopSettings?: Record<string, string>, report?: (line: string) => void }} [options]
 */
export async function startCluster({ webPort, shopSettings = {}, report = () => {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'dimsum-cluster-'))
  chmodSync(folder, 0o755)
  const network = makeNetwork(databaseMachines)
  /** @type {import('node:child_process').ChildProcess[]} */
  const children = []
  const ports = { writes: 0, reads: 0, pool: 0, web: 0, shop1: 0, shop2: 0 }
  for (const name of Object.keys(ports)) ports[name] = await freePort()
  ports.web = webPort ?? ports.web
  const account = (name) => Number(execFileSync('id', ['-u', name], { encoding: 'utf8' }))
  const postgres = account('postgres')

  /** One of the shipped files with the addresses, folders and ports of this trial. */
  const shipped = (name, changes = {}) => {
    let text = readFileSync(inProject('deploy/cluster', name), 'utf8').replaceAll(
      '10.0.0.',
      `${network.prefix}.`,
    )
    for (const [from, to] of Object.entries(changes)) {
      if (!text.includes(from)) throw new Error(`deploy/cluster/${name} no longer says ${from}`)
      text = text.replaceAll(from, to)
    }
    const file = join(folder, `${Object.values(changes)[0]}-${name}`.replaceAll('/', '_'))
    writeFileSync(file, text, { mode: 0o600 })
    chownSync(file, postgres, postgres)
    return file
  }
  const begin = (log, command, env = {}) => {
    const out = openSync(join(folder, `${log}.log`), 'a')
    const child = spawn(command[0], command.slice(1), {
      cwd: folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...env },
      stdio: ['ignore', out, out],
    })
    children.push(child)
    return child
  }
  const asPostgres = ['setpriv', '--reuid', 'postgres', '--regid', 'postgres', '--init-groups', '--']

  const startEtcd = (name) => {
    const own = `${network.prefix}.${21 + databaseMachines.indexOf(name)}`
    const file = shipped('etcd.yml', {
      OWN_NAME: name,
      OWN_ADDRESS: own,
      '/var/lib/etcd': join(folder, name, 'etcd'),
    })
    begin(`${name}-etcd`, [...network.on(name), ...asPostgres, 'etcd', '--config-file', file])
  }
  const startPatroni = (name) => {
    const own = `${network.prefix}.${21 + databaseMachines.indexOf(name)}`
    const file = shipped('patroni.yml', {
      OWN_NAME: name,
      OWN_ADDRESS: own,
      '/var/lib/postgresql': join(folder, name),
      '/var/run/postgresql': join(folder, name),
      '  parameters:\n    unix': `  parameters:\n${small}    unix`,
    })
    begin(`${name}-patroni`, [...network.on(name), ...asPostgres, 'patroni', file])
  }
  const startShop = (name) =>
    begin(
      name,
      [process.execPath, ...v8Settings, '--enable-source-maps', inProject('apps/server/dist/main.js')],
      {
        LOG_LEVEL: 'warn',
        TRUST_PROXY: '2',
        ADMIN_PASSWORD: adminPassword,
        DATABASE_URL: `postgresql://dimsum:${password}@127.0.0.1:${ports.pool}/dimsum`,
        REPORTS_DATABASE_URL: `postgresql://dimsum:${password}@127.0.0.1:${ports.pool}/dimsum_reports`,
        DATA_DIR: join(folder, name),
        PORT: String(ports[name]),
        PUBLIC_ORIGIN: `http://127.0.0.1:${ports.web}`,
        ...shopSettings,
      },
    )

  const stop = async () => {
    for (const child of children) if (child.exitCode === null) child.kill('SIGKILL')
    network.remove()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
  /** The ends of all logs, for whoever has to find out why it does not go on. */
  const lastWords = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.log'))
      .map((name) => `${name}\n${readFileSync(join(folder, name), 'utf8').split('\n').slice(-25).join('\n')}`)
      .join('\n\n')
  /** What the shops logged as an error beside a call; the first ones. */
  const errors = () =>
    ['shop1', 'shop2']
      .flatMap((name) => readFileSync(join(folder, `${name}.log`), 'utf8').split('\n'))
      .filter((line) => line.includes('"level":"error"') && line.includes('"reqId"'))
      .slice(0, 5)
      .join('\n')
  /** What each database machine says of itself; undefined when it does not answer. */
  const stateOf = async (index) => {
    const url = `http://${network.prefix}.${21 + index}:8008/patroni`
    const answer = await fetch(url, { signal: AbortSignal.timeout(1500) }).catch(() => undefined)
    return /** @type {{ role: string, state: string } | undefined} */ (await answer?.json())
  }
  const leader = async () => {
    const states = await Promise.all(databaseMachines.map((_name, index) => stateOf(index)))
    const found = states.findIndex((state) => state?.role === 'master' && state.state === 'running')
    return databaseMachines[found]
  }
  const asAdmin = async (work, database = 'dimsum') => {
    const client = new pg.Client({
      connectionString: `postgresql://postgres:change-me-superuser@127.0.0.1:${ports.writes}/${database}`,
      connectionTimeoutMillis: 5000,
    })
    client.on('error', () => {})
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }
  /** Names of the machines that follow the leader. */
  const replicas = () =>
    asAdmin(
      (client) =>
        client.query("select application_name as name from pg_stat_replication where state = 'streaming'"),
      'postgres',
    ).then(({ rows }) => rows.map(({ name }) => name))
  /** Asks the Patroni of a machine to do something. @param {string} name @param {string} what @param {object} how */
  const askPatroni = async (name, what, how) => {
    const index = databaseMachines.indexOf(name)
    const answer = await fetch(`http://${network.prefix}.${21 + index}:8008/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(how),
      signal: AbortSignal.timeout(60_000),
    })
    if (!answer.ok) throw new Error(`No ${what} of ${name}: ${answer.status} ${await answer.text()}`)
  }

  try {
    report('Starting etcd, Patroni and PostgreSQL on three machines ...')
    for (const name of databaseMachines) {
      mkdirSync(join(folder, name))
      chownSync(join(folder, name), postgres, postgres)
      startEtcd(name)
    }
    for (const name of databaseMachines) startPatroni(name)
    const listening = {
      '127.0.0.1:5000': `127.0.0.1:${ports.writes}`,
      '127.0.0.1:5001': `127.0.0.1:${ports.reads}`,
    }
    begin('haproxy', ['haproxy', '-db', '-f', shipped('haproxy.cfg', listening)])
    await until(() => asAdmin(async () => true, 'postgres'), 'a leader')
    await asAdmin(async (client) => {
      await client.query(`create role dimsum login password '${password}'`)
      await client.query('create database dimsum owner dimsum')
    }, 'postgres')
    await until(async () => (await replicas()).length === 2, 'two replicas')

    writeFileSync(join(folder, 'users.txt'), `"dimsum" "${password}"\n`, { mode: 0o644 })
    const pool = shipped('pgbouncer.ini', {
      'listen_port = 6432': `listen_port = ${ports.pool}`,
      'port=5000': `port=${ports.writes}`,
      'port=5001': `port=${ports.reads}`,
      '/etc/pgbouncer/users.txt': join(folder, 'users.txt'),
    })
    begin('pgbouncer', [...asPostgres, 'pgbouncer', pool])
    report('Starting two shops and the proxy before them ...')
    const web = shipped('haproxy-shop.cfg', {
      '127.0.0.1:8080': `127.0.0.1:${ports.web}`,
      [`${network.prefix}.11:3000`]: `127.0.0.1:${ports.shop1}`,
      [`${network.prefix}.12:3000`]: `127.0.0.1:${ports.shop2}`,
    })
    const url = `http://127.0.0.1:${ports.web}`
    for (const name of ['shop1', 'shop2']) {
      mkdirSync(join(folder, name))
      startShop(name)
      await until(async () => (await fetch(`http://127.0.0.1:${ports[name]}/readyz`)).ok, `${name} is ready`)
    }
    begin('web', ['haproxy', '-db', '-f', web])
    await until(async () => (await fetch(`${url}/readyz`)).ok, 'the proxy')
    return {
      url,
      shops: [ports.shop1, ports.shop2].map((port) => `http://127.0.0.1:${port}`),
      folder,
      network,
      leader,
      replicas,
      asAdmin,
      startPatroni,
      lastWords,
      errors,
      startEtcd,
      /** Has the leader hand over to a replica, as before an update of its machine. */
      switchOver: async () => {
        const from = (await leader()) ?? 'db1'
        await askPatroni(from, 'switchover', { leader: from })
      },
      /** As `patronictl restart dimsum db3`. @param {string} name */
      restart: (name) => askPatroni(name, 'restart', {}),
      /** As `patronictl reinit dimsum db3`. @param {string} name */
      makeAnew: (name) => askPatroni(name, 'reinitialize', { force: true }),
      /** Processes of a database machine: those of etcd, or all others. */
      processes: (name, which) =>
        network.processes(name).filter((pid) => {
          try {
            const [program = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
            return (program.endsWith('etcd') ? 'etcd' : 'database') === which
          } catch {
            return false
          }
        }),
      stop,
    }
  } catch (error) {
    report(lastWords())
    await stop()
    throw error
  }
}
