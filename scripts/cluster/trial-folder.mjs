import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
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
import { inProject } from '../prepare/project.mjs'

/** @param {() => Promise<boolean>} holds @param {string} what @param {number} [seconds] */
export async function until(holds, what, seconds = 120) {
  const end = performance.now() + seconds * 1000
  while (!(await holds().catch(() => false))) {
    if (performance.now() > end) throw new Error(`Waited ${seconds} s in vain: ${what}`)
    await wait(100)
  }
}

/** Command prefix that runs a command as the account of the database. */
export const asPostgres = ['setpriv', '--reuid', 'postgres', '--regid', 'postgres', '--init-groups', '--']

/**
 * The folder of a trial, its configuration files and its processes.
 * @param {string} prefix the first three numbers of the trial's addresses
 */
export function makeTrialFolder(prefix) {
  const folder = mkdtempSync(join(tmpdir(), 'dimsum-cluster-'))
  chmodSync(folder, 0o755)
  const account = (option) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  const owner = { user: account('-u'), group: account('-g') }
  /** @type {import('node:child_process').ChildProcess[]} */
  const children = []
  const logs = () => readdirSync(folder).filter((name) => name.endsWith('.log'))
  return {
    folder,
    /** Changes the owner of a file or folder to the account of the database. @param {string} path */
    giveToPostgres: (path) => chownSync(path, owner.user, owner.group),
    /** A file of deploy/cluster with the addresses, folders and ports of this trial. @returns {string} its path */
    shipped: (name, changes = {}) => {
      let text = readFileSync(inProject('deploy/cluster', name), 'utf8').replaceAll('10.0.0.', `${prefix}.`)
      for (const [from, to] of Object.entries(changes)) {
        if (!text.includes(from)) throw new Error(`deploy/cluster/${name} no longer says ${from}`)
        text = text.replaceAll(from, to)
      }
      const file = join(folder, `${Object.values(changes)[0]}-${name}`.replaceAll('/', '_'))
      writeFileSync(file, text, { mode: 0o600 })
      chownSync(file, owner.user, owner.group)
      return file
    },
    /** Starts a process that writes to the log with that name. */
    begin: (log, command, env = {}) => {
      const out = openSync(join(folder, `${log}.log`), 'a')
      const child = spawn(command[0], command.slice(1), {
        cwd: folder,
        env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...env },
        stdio: ['ignore', out, out],
      })
      children.push(child)
      return child
    },
    /** The last lines of all logs, to debug a start that hangs. */
    lastWords: () =>
      logs()
        .map(
          (name) => `${name}\n${readFileSync(join(folder, name), 'utf8').split('\n').slice(-25).join('\n')}`,
        )
        .join('\n\n'),
    /** The first errors in the logs of the shops. */
    errors: () =>
      logs()
        .filter((name) => name.startsWith('shop'))
        .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
        .filter((line) => line.includes('"level":"error"') && line.includes('"reqId"'))
        .slice(0, 5)
        .join('\n'),
    remove: () => {
      for (const child of children) if (child.exitCode === null) child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}
