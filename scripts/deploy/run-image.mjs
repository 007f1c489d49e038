import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { run } from '../prepare/run-command.mjs'
import { freePort } from './free-port.mjs'
import { asAccount, runAsAccount } from './unprivileged.mjs'

/** @param {import('./replay-image.mjs').Image} image */
function environmentOf(image) {
  const inImage = (value) => (/^\/(shop|data|backups|key)\b/.test(value) ? join(image.folder, value) : value)
  return Object.fromEntries(Object.entries(image.env).map(([name, value]) => [name, inImage(value)]))
}

/**
 * Starts what the image starts and checks that it does what compose.yaml and the documents promise.
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
  const port = await freePort()
  const env = {
    ...environmentOf(image),
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    BACKUP_DIR: join(image.folder, 'backups'),
    LOG_LEVEL: 'warn',
  }
  const [program = '', ...args] = asAccount(image.command)
  const shop = spawn(program, args, {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [shop.stdout, shop.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  const gone = once(shop, 'exit')
  const inContainer = (command) => runAsAccount(command, { cwd, env, limitSeconds: 60 })
  const isHealthy = async () => (await inContainer(image.healthCheck)).code === 0
  try {
    for (let look = 0; !(await isHealthy()); look += 1) {
      if (shop.exitCode !== null || look > 100)
        return [`The image does not become healthy. It said:\n${said}`]
      await wait(100)
    }
    for (const name of ['backup', 'doctor']) {
      const args = name === 'doctor' ? ['--local'] : []
      const { code, output } = await inContainer(['node', `apps/server/dist/${name}.js`, ...args])
      if (code !== 0) problems.push(`${name}.js fails inside the image: ${output.trim()}`)
    }
    if (!readdirSync(env.BACKUP_DIR).some((name) => name.endsWith('.backup')))
      problems.push('No backup was written into the volume.')
    if (!readdirSync(join(image.folder, 'key')).includes('backup.key'))
      problems.push('The key is not in the volume of the key.')
  } finally {
    shop.kill('SIGTERM')
    await gone
  }
  if (shop.exitCode !== 0) problems.push(`The image ends with ${shop.exitCode} when it is stopped:\n${said}`)
  if (await isHealthy()) problems.push('The health check calls a stopped shop healthy.')
  return problems
}
