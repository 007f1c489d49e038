import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../../scripts/deploy/free-port.mjs'
import { v8Settings } from '../../scripts/prepare/v8-settings.mjs'
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

/** Starts the built shop in demo mode, with its owner's account, on a free port and waits until it is ready. */
export async function startShop(settings: Record<string, string>): Promise<ShopProcess> {
  const port = settings.PORT ?? String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...v8Settings, '--enable-source-maps', program], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LOG_LEVEL: 'error',
      ...owner,
      ...settings,
      PORT: port,
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
  await waitUntilReady(url, () => {
    if (child.exitCode !== null) throw new Error(`The shop ended while starting:\n${said.join('')}`)
  })
  return { url, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

/** A start that hangs is said; on a machine that ten others use a start takes a minute. */
const startTimeoutMs = 300_000
const pauseMs = 100

async function waitUntilReady(url: string, check: () => void): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  for (;;) {
    check()
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    if (Date.now() > deadline) throw new Error(`The shop at ${url} was not ready within ${startTimeoutMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
