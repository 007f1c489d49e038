import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from '../prepare/run-command.mjs'

const whole = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
// Chromium's headless shell, a separate package in Debian: the same pages with three quarters of the CPU time.
const shell = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell']

// Fonts with the metrics of Arial, as phones have: with Debian's default, text would move when the shop's font is
// loaded late.
const faces = '/usr/share/fonts/truetype/liberation'

/** @param {(string | undefined)[]} places */
const find = (places) => places.find((path) => path && existsSync(path))

/** Features that Playwright disables. Chromium reads only the last `--disable-features`, so ours repeats them. */
const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
/** The address bar's suggestions: two pages per window, each in a process of its own. */
const windowPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'PreloadTopChromeWebUI']
/** A spare renderer process for the next site: a journey visits only one site. */
const spareProcess = 'SpareRendererForSitePerProcess'

/** @param {string | undefined} executablePath */
const start = (executablePath) => ({
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // The GPU runs in the browser's process: copying frames between processes took a seventh of the journeys' CPU time.
    '--in-process-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...offInPlaywright, ...windowPages, spareProcess].join()}`,
  ],
})

/** Launch options of Playwright: the headless shell if it is installed. */
export const launchOptions = () => start(find(shell) ?? find(whole))

/** The full browser, for features that the headless shell lacks: notifications. */
export const wholeBrowser = () => start(find(whole))

/** How this account can install a Debian package: as root, with sudo without a password, or not at all. */
function installer() {
  if (!existsSync('/usr/bin/apt-get')) return undefined
  if (process.getuid?.() === 0) return []
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined
}

/**
 * Finds the browser for the journeys; on Debian it is installed when missing. Where this account may install packages,
 * the headless shell is installed too, because it is faster.
 * @param {(line: string) => void} report
 * @returns {Promise<{ path: string } | { problem: string }>}
 */
export async function findChromium(report) {
  const found = find(whole)
  const hasChosen = process.env.CHROMIUM !== undefined
  const isComplete = find(shell) && existsSync(faces)
  const prefix = found && (hasChosen || isComplete) ? undefined : installer()
  if (!prefix) {
    return found
      ? { path: found }
      : { problem: 'No Chromium was found. Install it with: sudo apt-get install -y chromium' }
  }
  report('Installing what the browser journeys need (once; needs the network) ...')
  const apt = (...args) => {
    const [program = '', ...rest] = [...prefix, 'apt-get', ...args]
    return run(program, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' }, limitSeconds: 600 })
  }
  const install = (name) => apt('install', '-y', '--no-install-recommends', name)
  const since = performance.now()
  await apt('update')
  const { output } = found ? { output: '' } : await install('chromium')
  await install('chromium-headless-shell')
  await install('fonts-liberation')
  const path = find(whole)
  if (!path)
    return { problem: `Chromium could not be installed. Try: sudo apt-get install -y chromium\n\n${output}` }
  report(`Installed in ${Math.round((performance.now() - since) / 1000)} s.`)
  return { path }
}
