import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { run } from '../prepare/run-command.mjs'
import { freePort } from './free-port.mjs'
import { asAccount, runAsAccount } from './unprivileged.mjs'

/**
 * Runs the image's command on this machine.
 * @param {import('./replay-image.mjs').Image} image
 * @param {Record<string, string>} settings
 */
export function startInstance(image, settings) {
  const cwd = join(image.folder, image.workdir)
  const env = { ...environmentOf(image), HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...settings }
  const [program = '', ...args] = asAccount(image.command)
  const shop = spawn(program, args, {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [shop.stdout, shop.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  const gone = once(shop, 'exit')
  const run = (command) => runAsAccount(command, { cwd, env, limitSeconds: 60 })
  const isReady = () =>
    fetch(`http://127.0.0.1:${env.PORT}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  return {
    output: () => output,
    run,
    /** @param {() => Promise<boolean>} [isHealthy] @returns {Promise<boolean>} */
    untilHealthy: async (isHealthy = isReady) => {
      for (let look = 0; !(await isHealthy()); look += 1) {
        if (shop.exitCode !== null || look > 300) return false
        await wait(100)
      }
      return true
    },
    /** @returns {Promise<number | null>} its exit code */
    stop: async () => {
      shop.kill('SIGTERM')
      await gone
      return shop.exitCode
    },
  }
}

/** @param {import('./replay-image.mjs').Image} image */
function environmentOf(image) {
  const inImage = (value) => (/^\/(shop|data|backups|key)\b/.test(value) ? join(image.folder, value) : value)
  return Object.fromEntries(Object.entries(image.env).map(([name, value]) => [name, inImage(value)]))
}

/**
 * Runs the image's command and checks what compose.yaml and the documents promise.
 * @param {import('./replay-image.mjs').Image} image
 * @param {string} databaseUrl
 * @returns {Promise<string[]>} problems
 */
export async function imageProblems(image, databaseUrl) {
  if (image.user === 'root') return ['The image runs as root.']
  const problems = []
  const cwd = join(image.folder, image.workdir)
  // The user of the image owns its volumes and nothing else.
  await run('chmod', ['-R', 'a-w', cwd])
  const backups = join(image.folder, 'backups')
  const settings = { PORT: String(await freePort()), DATABASE_URL: databaseUrl, BACKUP_DIR: backups }
  const shop = startInstance(image, settings)
  const isHealthy = async () => (await shop.run(image.healthCheck)).code === 0
  let exitCode
  try {
    if (!(await shop.untilHealthy(isHealthy)))
      return [`The image does not become healthy. It printed:\n${shop.output()}`]
    for (const name of ['backup', 'doctor']) {
      const args = name === 'doctor' ? ['--local'] : []
      const { code, output } = await shop.run(['node', `apps/server/dist/${name}.js`, ...args])
      if (code !== 0) problems.push(`${name}.js fails inside the image: ${output.trim()}`)
    }
    if (!readdirSync(backups).some((name) => name.endsWith('.backup')))
      problems.push('No backup was written into the volume.')
    if (!readdirSync(join(image.folder, 'key')).includes('backup.key'))
      problems.push('The key is not in the volume of the key.')
  } finally {
    exitCode = await shop.stop()
  }
  if (exitCode !== 0) problems.push(`The image ends with ${exitCode} when it is stopped:\n${shop.output()}`)
  if (await isHealthy()) problems.push('The health check calls a stopped shop healthy.')
  return problems
}
