import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from '../prepare/run-command.mjs'

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const installed = () => places.find((path) => path && existsSync(path))

/** How this account may install a Debian package: as root, by sudo without a question, or not at all. */
function installer() {
  if (!existsSync('/usr/bin/apt-get')) return undefined
  if (process.getuid?.() === 0) return []
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined
}

/**
 * The browser for the journeys; on Debian it is installed when missing.
 * @param {(line: string) => void} report
 * @returns {Promise<{ path: string } | { problem: string }>}
 */
export async function findChromium(report) {
  const found = installed()
  if (found) return { path: found }
  const prefix = installer()
  if (!prefix) return { problem: 'No Chromium was found. Install it with: sudo apt-get install -y chromium' }
  report('Installing Chromium (once; needs the network) ...')
  const apt = (...args) => {
    const [program = '', ...rest] = [...prefix, 'apt-get', ...args]
    return run(program, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' }, limitSeconds: 600 })
  }
  await apt('update')
  const { output, seconds } = await apt('install', '-y', '--no-install-recommends', 'chromium')
  const path = installed()
  if (!path)
    return { problem: `Chromium could not be installed. Try: sudo apt-get install -y chromium\n\n${output}` }
  report(`Installed Chromium in ${Math.round(seconds)} s.`)
  return { path }
}
