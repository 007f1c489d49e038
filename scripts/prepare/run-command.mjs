import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { root } from './project.mjs'

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; 124 when it was ended for taking too long
 * @property {string} output everything it printed
 * @property {number} seconds
 */

/** Running commands; each is a process group, so that its children end with it. */
const running = new Set()

/** @param {import('node:child_process').ChildProcess} child */
function endGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}

/** Ends all running commands when the script is stopped. */
function endAll() {
  for (const child of running) endGroup(child)
}

process.on('exit', endAll)

// Only while a command runs: afterwards the process handles signals itself.
const interrupt = () => process.exit(130)
const terminate = () => process.exit(143)

/** @param {import('node:child_process').ChildProcess} child */
function begins(child) {
  if (running.size === 0) process.on('SIGINT', interrupt).on('SIGTERM', terminate)
  running.add(child)
}

/** @param {import('node:child_process').ChildProcess} child */
function ends(child) {
  running.delete(child)
  if (running.size === 0) process.off('SIGINT', interrupt).off('SIGTERM', terminate)
}

/** @param {import('node:stream').Readable} input @param {(line: string) => void} onLine */
function readLines(input, onLine) {
  createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }).on('line', onLine)
}

/**
 * Runs a program and collects its output.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, limitSeconds?: number, cwd?: string, isTaken?: (line: string) => boolean }} [options]
 *   `isTaken` sees each line; the lines for which it returns true are left out of the output
 * @returns {Promise<Outcome>}
 */
export function run(program, args, { env = {}, limitSeconds = 1200, cwd = root, isTaken } = {}) {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    let output = ''
    let isLate = false
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    begins(child)
    const limit = setTimeout(() => {
      isLate = true
      output += `\nEnded after ${limitSeconds} seconds without a result.\n`
      endGroup(child)
    }, limitSeconds * 1000)
    const collect = (chunk) => {
      output += chunk
    }
    if (isTaken) readLines(child.stdout, (line) => isTaken(line) || collect(`${line}\n`))
    else child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)
    const done = (code) => {
      clearTimeout(limit)
      ends(child)
      resolve({ code: isLate ? 124 : code, output, seconds: (performance.now() - startedAt) / 1000 })
    }
    child.once('error', (error) => {
      output += String(error)
      done(127)
    })
    child.once('close', (code) => done(code ?? 1))
  })
}

/**
 * The npm that called this script, or the one on the path.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNpm(args, options) {
  const cli = process.env.npm_execpath
  return cli?.endsWith('.js') ? run(process.execPath, [cli, ...args], options) : run('npm', args, options)
}
