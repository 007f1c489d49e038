import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'
import { inProject } from '../prepare/project.mjs'

/**
 * The payment provider's stand-in, which sends notifications to that URL.
 * @param {string} notificationUrl
 * @param {number} seed
 */
export async function startStandIn(notificationUrl, seed) {
  const folder = mkdtempSync(join(tmpdir(), 'dimsum-stand-in-'))
  const file = join(folder, 'cli.cjs')
  await build({
    entryPoints: [inProject('packages/midtrans-stand-in/src/cli.ts')],
    outfile: file,
    ...{ bundle: true, platform: 'node', format: 'cjs', logLevel: 'warning' },
  })
  const options = ['--control', '--retry-delay-scale', '0.02', '--seed', String(seed)]
  const child = spawn(process.execPath, [file, ...options, '--notification-url', notificationUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(child.stdout), 'line')
  const stop = () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...JSON.parse(line), stop }
}
