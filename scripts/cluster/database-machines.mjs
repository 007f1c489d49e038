import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { asPostgres, until } from './trial-folder.mjs'

/** Names as in deploy/cluster; their addresses end in 21 and up. */
export const databaseMachines = ['db1', 'db2', 'db3']
const installed = '/usr/lib/postgresql/15/bin'
/** Settings for small machines of a trial. */
const small = '    shared_buffers: 32MB\n    max_connections: 200\n'

/**
 * The three database machines of a trial: etcd, Patroni and PostgreSQL on each, and pgBackRest with a shared
 * repository.
 * @param {ReturnType<typeof import('./trial-folder.mjs').makeTrialFolder>} trial
 * @param {ReturnType<typeof import('./own-network.mjs').makeNetwork>} network
 * @param {{ writesPort: number, olderPostgres?: string | undefined }} options `olderPostgres`: the folder with the programs of an
 *   earlier minor version, which a machine runs until it is updated
 */
export function makeDatabaseMachines(trial, network, { writesPort, olderPostgres = installed }) {
  const addressOf = (name) => `${network.prefix}.${21 + databaseMachines.indexOf(name)}`
  const home = (name) => join(trial.folder, name)
  const data = (name) => join(home(name), 'dimsum')
  const programs = (name) => join(home(name), 'bin')
  const repository = join(trial.folder, 'backups')
  const files = Object.fromEntries(databaseMachines.map((name) => [name, { patroni: '', backRest: '' }]))
  const on = (name, command) => [...network.on(name), ...asPostgres, ...command]
  const run = (name, command, input = '') => {
    const [program = '', ...rest] = on(name, command)
    return execFileSync(program, rest, {
      encoding: 'utf8',
      input,
      cwd: home(name),
      stdio: ['pipe', 'pipe', 'pipe'],
    })
  }

  const useVersion = (name, folder) => {
    rmSync(programs(name), { force: true })
    symlinkSync(folder, programs(name))
  }
  const prepare = (name) => {
    mkdirSync(home(name))
    trial.giveToPostgres(home(name))
    useVersion(name, olderPostgres)
    if (!existsSync(repository)) {
      mkdirSync(repository)
      trial.giveToPostgres(repository)
    }
    files[name].backRest = trial.shipped('pgbackrest.conf', {
      '/var/lib/postgresql': home(name),
      '/var/run/postgresql': home(name),
      '/var/lib/pgbackrest': repository,
      '/var/log/pgbackrest': home(name),
      '/tmp/pgbackrest': home(name),
    })
    files[name].patroni = trial.shipped('patroni.yml', {
      OWN_NAME: name,
      OWN_ADDRESS: addressOf(name),
      '/var/lib/postgresql': home(name),
      '/var/run/postgresql': home(name),
      [installed]: programs(name),
      'pgbackrest --stanza': `pgbackrest --config=${files[name].backRest} --stanza`,
      '  parameters:\n    unix': `  parameters:\n${small}    unix`,
    })
  }
  const startEtcd = (name) => {
    const file = trial.shipped('etcd.yml', {
      OWN_NAME: name,
      OWN_ADDRESS: addressOf(name),
      '/var/lib/etcd': join(home(name), 'etcd'),
    })
    trial.begin(`${name}-etcd`, on(name, ['etcd', '--config-file', file]))
  }
  const startPatroni = (name) => trial.begin(`${name}-patroni`, on(name, ['patroni', files[name].patroni]))

  /** Patroni's status of a machine; undefined when it does not answer. */
  const stateOf = async (name) => {
    const url = `http://${addressOf(name)}:8008/patroni`
    const answer = await fetch(url, { signal: AbortSignal.timeout(1500) }).catch(() => undefined)
    return /** @type {{ role: string, state: string, server_version: number } | undefined} */ (
      await answer?.json()
    )
  }
  const leader = async () => {
    const states = await Promise.all(databaseMachines.map(stateOf))
    const found = states.findIndex((state) => state?.role === 'master' && state.state === 'running')
    return databaseMachines[found]
  }
  const asAdmin = async (work, database = 'dimsum') => {
    const client = new pg.Client({
      connectionString: `postgresql://postgres:change-me-superuser@127.0.0.1:${writesPort}/${database}`,
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
  /**
   * Whether both replicas follow, and one of them is synchronous, so that it can become leader without losing an order.
   * Patroni chooses it some seconds after a new leader is elected; a leader that is lost before has no successor until
   * it is back.
   */
  const isWhole = async () => {
    if ((await replicas()).length < databaseMachines.length - 1) return false
    const answer = await fetch(`http://${addressOf(await leader())}:8008/cluster`)
    return (await answer.json()).members.some(({ role }) => role === 'sync_standby')
  }
  /** Sends a request to Patroni's API on a machine. @param {string} name @param {string} what @param {object} how */
  const askPatroni = async (name, what, how) => {
    const answer = await fetch(`http://${addressOf(name)}:8008/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(how),
      signal: AbortSignal.timeout(60_000),
    })
    if (!answer.ok) throw new Error(`No ${what} of ${name}: ${answer.status} ${await answer.text()}`)
  }
  /** Processes of a machine: those of etcd, or all others. @param {string} name @param {'etcd' | 'database'} which */
  const processes = (name, which) =>
    network.processes(name).filter((pid) => {
      try {
        const [program = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
        return (program.endsWith('etcd') ? 'etcd' : 'database') === which
      } catch {
        return false
      }
    })

  return {
    prepare,
    startEtcd,
    startPatroni,
    leader,
    replicas,
    isWhole,
    asAdmin,
    processes,
    /** The version of the PostgreSQL that runs there, for example 150018. @param {string} name */
    version: async (name) => (await stateOf(name))?.server_version,
    /** Switches over to a replica, as before an update of the leader's machine. */
    switchOver: async () => {
      const from = (await leader()) ?? 'db1'
      await askPatroni(from, 'switchover', { leader: from })
    },
    /** Like `patronictl restart dimsum db3`. @param {string} name */
    restart: (name) => askPatroni(name, 'restart', {}),
    /** Like `patronictl reinit dimsum db3`. @param {string} name */
    makeAnew: (name) => askPatroni(name, 'reinitialize', { force: true }),
    /** Like an update of its packages and `patronictl restart`. @param {string} name */
    update: async (name) => {
      useVersion(name, installed)
      await askPatroni(name, 'restart', {})
    },
    /** Like `systemctl stop patroni`, which stops PostgreSQL first. @param {string} name */
    stopPatroni: async (name) => {
      for (const pid of processes(name, 'database'))
        if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('patroni')) process.kill(pid, 'SIGTERM')
      await until(async () => processes(name, 'database').length === 0, `${name} stops`, 60)
    },
    /** Removes the cluster's state, like `patronictl remove`, which asks for the name and a confirmation. */
    forget: () =>
      run(
        'db1',
        ['patronictl', '-c', files.db1?.patroni ?? '', 'remove', 'dimsum'],
        'dimsum\nYes I am aware\n',
      ),
    /** @param {string} name @param {string[]} args */
    backRest: (name, args) =>
      run(name, ['pgbackrest', `--config=${files[name].backRest}`, '--stanza=dimsum', ...args]),
    /**
     * Starts a machine with the database of that moment, as in the recovery lines of patroni.yml.
     * @param {string} name
     * @param {string} moment
     */
    startAtMoment: (name, moment) => {
      const text = readFileSync(files[name].patroni, 'utf8')
      const lines = text
        .replace('# method: backrest', 'method: backrest')
        .replace("'2026-11-23 10:15:00+07'", `'${moment}'`)
      const file = `${files[name].patroni}-moment`
      writeFileSync(file, lines, { mode: 0o600 })
      trial.giveToPostgres(file)
      trial.begin(`${name}-patroni`, on(name, ['patroni', file]))
    },
    empty: (name) => rmSync(data(name), { recursive: true, force: true }),
  }
}
