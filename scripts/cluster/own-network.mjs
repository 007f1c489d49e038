import { execFileSync } from 'node:child_process'

/** Max length of a network device's name on Linux is fifteen characters. */
const own = (name) => `ds${process.pid % 100_000}${name}`

/** @param {string[]} args */
const ip = (...args) => execFileSync('ip', args, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' })

/**
 * A network of simulated machines: a network namespace each, on one bridge, so that a machine can be disconnected from
 * all others like by a pulled cable.
 * @param {readonly string[]} names
 */
export function makeNetwork(names) {
  const bridge = own('br')
  const prefix = `10.88.${process.pid % 250}`
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('addr', 'add', `${prefix}.1/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
  for (const [index, name] of names.entries()) {
    ip('netns', 'add', own(name))
    ip('link', 'add', own(name), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', own(name))
    ip('link', 'set', own(name), 'master', bridge, 'up')
    ip('-n', own(name), 'addr', 'add', `${prefix}.${21 + index}/24`, 'dev', 'eth0')
    ip('-n', own(name), 'link', 'set', 'eth0', 'up')
    ip('-n', own(name), 'link', 'set', 'lo', 'up')
  }
  /** @param {string} name @returns {number[]} its processes */
  const processes = (name) => ip('netns', 'pids', own(name)).split('\n').filter(Boolean).map(Number)
  return {
    /** The first three numbers of its addresses; this machine is 1, the others 21 and up. */
    prefix,
    /** The command prefix that runs a command on that machine. @param {string} name */
    on: (name) => ['ip', 'netns', 'exec', own(name)],
    processes,
    /** @param {string} name */
    cut: (name) => ip('link', 'set', own(name), 'nomaster'),
    /** @param {string} name */
    join: (name) => ip('link', 'set', own(name), 'master', bridge),
    remove: () => {
      for (const name of names) {
        for (const pid of processes(name)) {
          try {
            process.kill(pid, 'SIGKILL')
          } catch {}
        }
        ip('link', 'del', own(name))
        ip('netns', 'del', own(name))
      }
      ip('link', 'del', bridge)
    },
  }
}
