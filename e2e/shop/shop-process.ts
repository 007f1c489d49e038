import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { admin } from './admin.ts'

export type ShopProcess = {
  url: string
  /** Ends it as Ctrl-C does, and waits until it is gone. */
  stop: () => Promise<void>
  /** Ends it as a power cut does. */
  kill: () => Promise<void>
}

const owner = { ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password }
const program = join(import.meta.dirname, '../../apps/server/dist/main.js')

/**
 * Starts the built shop in demo mode, with its owner's account, and waits until it is ready. It takes a free port and says which:
 * one that was found free here could be another shop's by then, and that one would answer in its place.
 */
export async function startShop(settings: Record<string, string>): Promise<ShopProcess> {
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
  const said: string[] = []
  child.stdout.on('data', (text) => said.push(String(text)))
  child.stderr.on('data', (text) => said.push(String(text)))
  const exit = once(child, 'exit')

  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await exit
  }
  const url = await readyAddress(() => {
    if (child.exitCode !== null) throw new Error(`The shop ended while starting:\n${said.join('')}`)
    return /^ +Shop +(http:.*)\/$/m.exec(said.join(''))?.[1]
  })
  return { url, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

/** A start that hangs is said; on a machine that ten others use a start takes a minute. */
const startTimeoutMs = 300_000
const pauseMs = 100

/** The address, as soon as it is said and answers. */
async function readyAddress(saidAddress: () => string | undefined): Promise<string> {
  const deadline = Date.now() + startTimeoutMs
  for (;;) {
    const url = saidAddress()
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
