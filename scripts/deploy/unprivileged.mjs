import { readFileSync } from 'node:fs'
import { run } from '../prepare/run-command.mjs'

/**
 * The account that runs images and services: the current one, or under root an unprivileged one that every Debian has.
 */
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

/** A command line that drops root first; unchanged for other accounts. @param {string[]} command */
export const asAccount = (command) =>
  process.getuid?.() === 0
    ? ['setpriv', `--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', ...command]
    : command

/** @param {string[]} command @param {Parameters<typeof run>[2]} options */
export const runAsAccount = (command, options) => {
  const [program = '', ...args] = asAccount(command)
  return run(program, args, options)
}
