import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.mjs'

/** Max polls of a proxy that does not answer yet (25 ms each). */
const maxPolls = 400

/**
 * Caddy with the compose file's configuration on a free port, in front of these ports; without TLS, and with more
 * frequent health checks.
 * @param {{ path: string, env: Record<string, string> }} tool
 * @param {string} folder
 * @param {string} file text of the configuration
 * @param {number[]} ports
 */
export async function startCaddy(tool, folder, file, ports) {
  const port = await freePort()
  const config = file
    .replace(/\ttls \{[^}]*\}\n/, '')
    .replace(/reverse_proxy .* \{/, `reverse_proxy ${ports.map((one) => `127.0.0.1:${one}`).join(' ')} {`)
    .replace(/health_interval \S+/, 'health_interval 50ms')
  const path = join(folder, 'Caddyfile')
  writeFileSync(path, `{\n\tadmin off\n}\n${config}`)
  const child = spawn(tool.path, ['run', '--adapter', 'caddyfile', '--config', path], {
    env: {
      ...process.env,
      ...tool.env,
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      HOME: folder,
      XDG_DATA_HOME: folder,
    },
    stdio: 'ignore',
  })
  const gone = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  for (let look = 0; ; look += 1) {
    if (
      await fetch(url).then(
        (answer) => answer.text(),
        () => undefined,
      )
    )
      break
    if (child.exitCode !== null || look > maxPolls) throw new Error('Caddy did not begin to answer.')
    await wait(25)
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGKILL')
      await gone
    },
  }
}
