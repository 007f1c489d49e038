import { readFileSync } from 'node:fs'
import { run } from '../prepare/run-command.mjs'

/** Who runs what an image or a service runs: this account, or under root the one every Debian has without any rights. */
export const account =
  process.getuid?.() === 0
    ? accountOf('nobody')
    : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }

/** @param {string} name */
function accountOf(name) {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`))
  const [, , uid, gid] = (line ?? '').split(':').map(Number)
  return { uid: uid || 65_534, gid: gid || 65_534 }
}

/** A command line that gives up root first; the same command line for everybody else. @param {string[]} command */
export const asAccount = (command) =>
  process.getuid?.() === 0
    ? ['setpriv', `--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', ...command]
    : command

/** @param {string[]} command @param {Parameters<typeof run>[2]} options */
export const runAsAccount = (command, options) => {
  const [program = '', ...args] = asAccount(command)
  return run(program, args, options)
}
