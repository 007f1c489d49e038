import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { exampleClientKey } from './keys.ts'
import { createStandIn } from './stand-in.ts'
import { startMerchant } from './testing/merchant.ts'

test('refuses to start with a foreign key', () => {
  expect(() => createStandIn({ serverKey: 'Mid-server-real', clientKey: exampleClientKey })).toThrow(
    /refuses/,
  )
})

test('unknown paths and methods are 404', async () => {
  const merchant = await startMerchant()
  expect((await merchant.get('/nothing')).status).toBe(404)
  expect((await merchant.get('/snap/v1/transactions')).status).toBe(404)
  await merchant.close()
})

test('below a path of the shop, whether its proxy strips the path or not, every URL contains it', async () => {
  const publicBaseUrl = 'http://shop.example/midtrans'
  const merchant = await startMerchant({ publicBaseUrl })
  const { redirect_url } = await merchant.createToken('ORDER-1')
  expect(redirect_url.startsWith(`${publicBaseUrl}/snap/`)).toBe(true)
  const kept = new URL(redirect_url).pathname
  const page = (await merchant.get(kept)).text
  expect((await merchant.get(kept.replace('/midtrans', ''))).text).toContain('Pilih cara bayar')
  const links = page.matchAll(/(?:href|src|action|data-state-url)="([^"]+)"/g)
  const addresses = [...links].map(([, url]) => url ?? '')
  expect(addresses.length).toBeGreaterThan(5)
  expect(addresses.filter((url) => !url.startsWith('/midtrans/') && url !== 'data:,')).toEqual([])
  for (const asset of addresses.filter((url) => url.includes('/assets/')))
    expect((await merchant.get(asset)).status).toBe(200)
  await merchant.close()
})

describe('as a process', () => {
  const started: ChildProcess[] = []
  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL')
  })
  /** The command as it is shipped: one bundled file, which also shows that it reads no source files. */
  let command: string
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stand-in-cli-'))
    command = join(folder, 'cli.cjs')
    const entry = fileURLToPath(new URL('./cli.ts', import.meta.url))
    await build({ entryPoints: [entry], outfile: command, bundle: true, platform: 'node', format: 'cjs' })
  })
  afterAll(() => rmSync(dirname(command), { recursive: true }))
  const run = (...flags: string[]) => {
    const child = spawn(process.execPath, [command, ...flags], { stdio: ['ignore', 'pipe', 'pipe'] })
    started.push(child)
    return child
  }

  test('prints its URL as JSON, serves, and stops on SIGTERM', async () => {
    const child = run('--control', '--seed', 'x')
    const [line] = await once(child.stdout, 'data')
    const { url, clientKey } = JSON.parse(String(line))
    expect(clientKey).toBe(exampleClientKey)
    expect((await fetch(`${url}/control/transactions`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  test('explains its flags', async () => {
    expect(await text(run('--help').stdout)).toContain('--notification-url')
  })
})
