import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { admin } from './admin.ts'

const owner = { ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password }
const program = join(import.meta.dirname, '../../apps/server/dist/main.js')

/**
 * Starts the built shop in demo mode with its owner's account, and waits until it is ready. The shop chooses a free
 * port and prints it: a port chosen here could be taken by another shop meanwhile.
 */
export async function startShop(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LOG_LEVEL: 'error',
      ...owner,
      PORT: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  child.stdout.on('data', (text) => output.push(String(text)))
  child.stderr.on('data', (text) => output.push(String(text)))
  const exit = once(child, 'exit')

  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await exit
  }
  const url = await readyAddress(() => {
    if (child.exitCode !== null) throw new Error(`The shop ended while starting:\n${output.join('')}`)
    return /^ +Shop +(http:.*)\/$/m.exec(output.join(''))?.[1]
  })
  return { url, printed: () => output.join(''), stop }
}

/** Max start time; with ten others on the machine a start takes a minute. */
const startTimeoutMs = 300_000
const pauseMs = 100

/** The shop's URL, once it is printed and responds. */
async function readyAddress(printedAddress: () => string | undefined): Promise<string> {
  const deadline = Date.now() + startTimeoutMs
  for (;;) {
    const url = printedAddress()
    const isReady =
      url &&
      (await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    if (isReady) return url
    if (Date.now() > deadline) throw new Error(`The shop was not ready within ${startTimeoutMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
