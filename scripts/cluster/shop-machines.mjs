import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../prepare/project.mjs'
import { asPostgres, until } from './trial-folder.mjs'

export const adminPassword = 'kukusan-bambu-72'
/** Password of the database role `dimsum`. */
export const databasePassword = 'change-me'
export const shopMachines = ['shop1', 'shop2']

/**
 * Two shops, the proxies between them and the database, and the proxy in front of them.
 * @param {ReturnType<typeof import('./trial-folder.mjs').makeTrialFolder>} trial
 * @param {{ prefix: string, ports: Record<string, number>, shopSettings: Record<string, string> }} options
 */
export function makeShopMachines(trial, { prefix, ports, shopSettings }) {
  /** @type {Record<string, import('node:child_process').ChildProcess>} */
  const running = {}
  const database = `postgresql://dimsum:${databasePassword}@127.0.0.1:${ports.pool}`
  const start = async (name) => {
    running[name] = trial.begin(
      name,
      [process.execPath, '--enable-source-maps', inProject('apps/server/dist/main.js')],
      {
        LOG_LEVEL: 'warn',
        TRUST_PROXY: '2',
        ADMIN_PASSWORD: adminPassword,
        DATABASE_URL: `${database}/dimsum`,
        DATA_DIR: join(trial.folder, name),
        PORT: String(ports[name]),
        PUBLIC_ORIGIN: `http://127.0.0.1:${ports.web}`,
        ...shopSettings,
      },
    )
    await until(async () => (await fetch(`http://127.0.0.1:${ports[name]}/readyz`)).ok, `${name} is ready`)
  }
  const stop = async (name) => {
    running[name]?.kill('SIGTERM')
    await until(async () => running[name]?.exitCode !== null, `${name} stops`)
  }
  return {
    /** HAProxy, which asks Patroni for the leader. */
    startDatabaseProxy: () =>
      trial.begin('haproxy', [
        'haproxy',
        '-db',
        '-f',
        trial.shipped('haproxy.cfg', { '127.0.0.1:5000': `127.0.0.1:${ports.leader}` }),
      ]),
    startPool: () => {
      const users = join(trial.folder, 'users.txt')
      writeFileSync(users, `"dimsum" "${databasePassword}"\n`, { mode: 0o644 })
      const pool = trial.shipped('pgbouncer.ini', {
        'listen_port = 6432': `listen_port = ${ports.pool}`,
        'port=5000': `port=${ports.leader}`,
        '/etc/pgbouncer/users.txt': users,
      })
      trial.begin('pgbouncer', [...asPostgres, 'pgbouncer', pool])
    },
    startWeb: async () => {
      const file = trial.shipped('haproxy-shop.cfg', {
        '127.0.0.1:8080': `127.0.0.1:${ports.web}`,
        [`${prefix}.11:3000`]: `127.0.0.1:${ports.shop1}`,
        [`${prefix}.12:3000`]: `127.0.0.1:${ports.shop2}`,
      })
      trial.begin('web', ['haproxy', '-db', '-f', file])
      await until(async () => (await fetch(`http://127.0.0.1:${ports.web}/readyz`)).ok, 'the proxy')
    },
    prepare: (name) => mkdirSync(join(trial.folder, name)),
    start,
    stop,
  }
}
