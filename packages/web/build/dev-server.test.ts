import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

const apps = new URL('../../../apps', import.meta.url).pathname
let server: ViteDevServer
let origin: string

beforeAll(async () => {
  server = await createServer({
    root: apps,
    configFile: new URL('dev-server.config.ts', import.meta.url).pathname,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, ws: false },
  })
  await server.listen()
  origin = server.resolvedUrls?.local[0] ?? ''
})
afterAll(() => server.close())

test.each([
  ['', 'shop'],
  ['order?package=20pcs', 'shop'],
  ['no-such-page', 'shop'],
  ['admin', 'desk'],
  ['admin/pengaturan/toko', 'desk'],
  ['order-label/7', 'desk'],
])('npm run dev answers /%s with the document of the %s', async (path, app) => {
  const answer = await fetch(origin + path, { headers: { accept: 'text/html' } })
  expect(await answer.text()).toContain(`src="/${app}/src/boot.ts"`)
})

test.each(['shop', 'desk'])('every source of the %s is found', async (app) => {
  const { client } = server.environments
  const seen = new Set<string>()
  const read = async (url: string) => {
    if (seen.has(url) || url.includes('node_modules')) return
    seen.add(url)
    await client.transformRequest(url)
    const module = await client.moduleGraph.getModuleByUrl(url)
    for (const imported of module?.importedModules ?? []) await read(imported.url)
  }
  await read(`/${app}/src/boot.ts`)
  expect([...seen].filter((url) => url.includes('language.tsx'))).toHaveLength(1)
})
