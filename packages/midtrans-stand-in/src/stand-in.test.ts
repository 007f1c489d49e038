import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { exampleClientKey, exampleServerKey } from './keys.ts'
import { createStandIn } from './stand-in.ts'
import { merchantHeaders, startMerchant, tokenRequest } from './testing/merchant.ts'

test('refuses to start with a key that is not its own', () => {
  expect(() => createStandIn({ serverKey: 'Mid-server-real', clientKey: exampleClientKey })).toThrow(
    /refuses/,
  )
})

test('unknown paths are 404 and wrong methods 405', async () => {
  const merchant = await startMerchant()
  expect((await merchant.get('/nothing')).status).toBe(404)
  expect((await merchant.get('/snap/v1/transactions')).status).toBe(405)
  expect((await merchant.get('/v2/%E0%A4%A/status')).status).toBe(404)
  await merchant.close()
})

describe('mounted under a path of the shop', () => {
  test.each([
    ['that strips it', (path: string) => path.replace(/^\/midtrans/, '')],
    ['that keeps it', (path: string) => path],
  ])('behind a proxy %s, everything works and every address carries the path', async (_proxy, rewrite) => {
    const server = createServer((request, response) => {
      request.url = rewrite(request.url ?? '')
      standIn.handle(request, response)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const publicBaseUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/midtrans`
    const standIn = createStandIn({ serverKey: exampleServerKey, clientKey: exampleClientKey, publicBaseUrl })

    const created = await fetch(`${publicBaseUrl}/snap/v1/transactions`, {
      method: 'POST',
      headers: merchantHeaders(exampleServerKey),
      body: JSON.stringify(tokenRequest('ORDER-1')),
    })
    const { redirect_url } = Object(await created.json())
    expect(redirect_url.startsWith(`${publicBaseUrl}/snap/`)).toBe(true)
    const page = await (await fetch(redirect_url)).text()
    const addresses = [...page.matchAll(/(?:href|src|action|data-state-url)="([^"]+)"/g)].map(
      ([, url]) => url ?? '',
    )
    expect(addresses.length).toBeGreaterThan(5)
    expect(addresses.filter((url) => !url.startsWith('/midtrans/') && url !== 'data:,')).toEqual([])
    for (const asset of addresses.filter((url) => url.includes('/assets/'))) {
      expect((await fetch(new URL(asset, publicBaseUrl))).status).toBe(200)
    }
    await standIn.close()
    server.closeAllConnections()
    server.close()
  })

  test('says what is missing when it is used without an address', async () => {
    const standIn = createStandIn({ serverKey: exampleServerKey, clientKey: exampleClientKey })
    const server = createServer(standIn.handle).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const reply = await fetch(
      `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/simulator`,
    )
    expect(reply.status).toBe(500)
    expect(await reply.text()).toContain('publicBaseUrl')
    await standIn.close()
    server.closeAllConnections()
    server.close()
  })
})

describe('as a process', () => {
  const started: ChildProcess[] = []
  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL')
  })
  /** The command as it is shipped: one bundled file, which also proves that nothing is looked up beside the sources. */
  let command: string
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stand-in-cli-'))
    command = join(folder, 'cli.mjs')
    const entry = fileURLToPath(new URL('./cli.ts', import.meta.url))
    await build({ entryPoints: [entry], outfile: command, bundle: true, platform: 'node', format: 'esm' })
  })
  afterAll(() => rmSync(dirname(command), { recursive: true }))
  const run = (...flags: string[]) => {
    const child = spawn(process.execPath, [command, ...flags], { stdio: ['ignore', 'pipe', 'pipe'] })
    started.push(child)
    return child
  }
  const textOf = async (child: ChildProcess) => {
    let text = ''
    for await (const chunk of child.stdout ?? []) text += chunk
    return text
  }

  test('prints its address as JSON, serves, and stops on SIGTERM', async () => {
    const child = run('--control', '--seed', 'x')
    const [line] = await once(child.stdout, 'data')
    const { url, clientKey } = JSON.parse(String(line))
    expect(clientKey).toBe(exampleClientKey)
    expect((await fetch(`${url}/control/transactions`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  test('explains its flags', async () => {
    expect(await textOf(run('--help'))).toContain('--notification-url')
  })

  test('stops at once with a foreign key', async () => {
    const child = run('--server-key', 'Mid-server-real')
    const [code] = await once(child, 'exit')
    expect(code).toBe(1)
  })
})
