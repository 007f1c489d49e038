import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findTool, howToInstall } from '../checks/debian-tools.mjs'
import { documents, fencesOf, runMark } from './documents.mjs'
import { asAccount, runAsAccount } from './unprivileged.mjs'

/**
 * Starts the shop in a clean folder with `npm start`, runs every marked block of the documents beside it, and passes
 * the URL of its database to `work`.
 * @param {string} folder a clone with packages and build, of the account without rights
 * @param {string} home
 * @param {(databaseUrl: string) => Promise<string[]>} work
 * @returns {Promise<string[]>} problems
 */
export async function runDocuments(folder, home, work) {
  const psql = findTool('psql')
  if (!psql) return [howToInstall('psql')]
  writeFileSync(
    join(folder, '.env'),
    'PORT=0\nBACKUP_DIR=./backups\nBACKUP_EVERY=0\nADMIN_PASSWORD=kukusan-bambu-72\n',
  )
  const env = {
    ...psql.env,
    HOME: home,
    npm_config_cache: join(home, 'npm-cache'),
    PATH: [join(psql.path, '..'), process.env.PATH].join(delimiter),
  }
  const [program = '', ...args] = asAccount(['npm', 'start'])
  const shop = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let startOutput = ''
  const gone = once(shop, 'exit')
  const isOpen = new Promise((resolve) => {
    for (const stream of [shop.stdout, shop.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        startOutput += text
        if (startOutput.includes('/admin\n')) resolve(true)
      })
    shop.once('exit', () => resolve(false))
  })
  const inFolder = (command) => runAsAccount(command, { cwd: folder, env, limitSeconds: 120 })
  try {
    if (!(await isOpen)) return [`npm start ended in a clean folder:\n${startOutput}`]
    const problems = []
    for (const { path, text } of documents()) {
      for (const fence of fencesOf(text).filter((one) => one.mark === runMark)) {
        const { code, output } = await inFolder(['bash', '-euo', 'pipefail', '-c', fence.text])
        if (code !== 0) problems.push(`${path}\n${fence.text}ended with ${code}:\n${output.trim()}`)
      }
    }
    const { output } = await inFolder(['npm', 'run', '--silent', 'database', '--', '--address'])
    const address = output.split('\n').find((line) => line.startsWith('postgresql://'))
    return [...problems, ...(address ? await work(address) : [`No address of the database:\n${output}`])]
  } finally {
    // To the process group, because npm does not forward a signal at once.
    if (shop.exitCode === null) process.kill(-(shop.pid ?? 0), 'SIGTERM')
    await gone
  }
}
