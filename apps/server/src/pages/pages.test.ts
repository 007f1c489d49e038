import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { reviews } from '../platform/db/tables/reviews.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { pageFactsReader } from './page-facts.ts'
import type { WebBuild } from './page-parts.ts'

/** Minimal web builds: the exports of `apps/shop` and `apps/desk`, with one line per document. */
const deskEntry = `
export const pagePaths = ['/admin', '/admin/dapur', '/admin/kas']
export const render = async (url, { config, language }) => ({ html: 'desk of ' + config.shop.name + ' in ' + language, status: 200, styleHash: 'sha256-def' })
export const webManifest = ({ shop }) => JSON.stringify({ name: 'Admin ' + shop.name })
`
const shopEntry = `
export const pagePaths = ['/', '/order', '/payment', '/invoice/:id']
const titles = { '/': 'Premium Halal Dimsum', '/order': 'Pesan', '/payment': 'Complete Your Payment', '/invoice/:id': 'Invoice' }
export const render = async (url, { config, reviews, availability, origin, renderedAt, language }) => config.shop.name === 'Never rendered' ? new Promise(() => {}) : ({
  html: '<!doctype html><title>' + (titles[url] ?? '404 Page Not Found') + '</title>' + config.shop.name + origin
    + (reviews ?? []).map(({ reviewText }) => reviewText).join() + 'packages:' + (availability?.length ?? 'unknown')
    + ' sold:' + config.menu.map(({ name, price, choiceGroups }) => [name.id, price, ...choiceGroups.map((group) => group.name.id)].join(' ')).join('; ') + '.'
    + '<!--' + renderedAt + '-->' + ' '.repeat(2000) + 'in ' + language,
  status: titles[url] ? 200 : 404,
  styleHash: 'sha256-abc',
})
export const renderOffline = async ({ language }) => ({ html: 'offline in ' + language, status: 200, styleHash: 'sha256-abc' })
export const securityTxt = ({ shop }, now) => 'Contact: mailto:' + shop.email + ' ' + now.toISOString()
export const robotsTxt = (origin) => 'Sitemap: ' + origin + '/sitemap.xml'
export const sitemapXml = (origin) => '<urlset>' + origin + '</urlset>'
export const webManifest = ({ shop }) => JSON.stringify({ name: shop.name })
`

const script = 'console.log("dimsum")'

const folder = await mkdtemp(join(tmpdir(), 'web-build-'))
const buildOf = (app: string): WebBuild => ({
  clientDir: join(folder, app, 'client'),
  serverEntry: join(folder, app, 'entry-server.mjs'),
})
const web = { shop: buildOf('shop'), desk: buildOf('desk') }
const files: Record<string, string | Buffer> = {
  'assets/boot-a1b2c3d4.js': script,
  'assets/boot-a1b2c3d4.js.gz': gzipSync(script),
  'assets/boot-a1b2c3d4.js.map': '{"sources":["src/secret.ts"]}',
  'service-worker.js': 'self.skipWaiting()',
  'icons/steamer.svg': '<svg/>',
  'index.html': 'development only',
  '.vite/manifest.json': '{}',
  '.env': 'MIDTRANS_SERVER_KEY=secret',
}
for (const [name, content] of Object.entries(files)) {
  await mkdir(join(web.shop.clientDir, name, '..'), { recursive: true })
  await writeFile(join(web.shop.clientDir, name), content)
}
await mkdir(join(web.desk.clientDir, 'assets'), { recursive: true })
await writeFile(join(web.desk.clientDir, 'assets/desk-b1b2c3d4.js'), script)
// Both apps share the same file.
await writeFile(join(web.desk.clientDir, 'assets/boot-a1b2c3d4.js'), script)
await writeFile(web.shop.serverEntry, shopEntry)
await writeFile(web.desk.serverEntry, deskEntry)
const shop = await buildTestApp({ web })

const get = (url: string, headers: Record<string, string> = {}) => shop.call({ url, headers })

describe('documents of the web', () => {
  test('of every screen are served from the first request on, rendered with current data', async () => {
    const answer = await get('/')
    expect(answer).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    })
    expect(answer.body).toContain('<title>Premium Halal Dimsum</title>Dimsum Kukushttp://127.0.0.1:3000')
    expect(answer.body).toContain('packages:3')
    for (const path of ['/order', '/order/', '/payment?orderId=7', '/invoice/000007'])
      expect((await get(path)).statusCode, path).toBe(200)
  })

  test('of the desk are rendered by the desk, with its own style, in the language of the team', async () => {
    const answer = await get('/admin', { cookie: 'bahasa=en', accept: 'text/html' })
    expect([answer.statusCode, answer.body]).toEqual([200, 'desk of Dimsum Kukus in default'])
    expect(answer.headers['content-security-policy']).toContain("style-src 'self' 'sha256-def'")
  })

  test('of unknown paths are 404, as a page for people and as a short text for programs', async () => {
    for (const path of ['/nowhere', '/invoice', '/invoice/7/more', '/ORDER']) {
      const answer = await get(path, { accept: 'text/html,*/*;q=0.8' })
      const { 'content-type': type } = answer.headers
      expect([answer.statusCode, type], path).toEqual([404, 'text/html; charset=utf-8'])
      expect(answer.body).toContain('404 Page Not Found')
    }
    const program = await get('/nowhere', { accept: 'application/json' })
    expect([program.statusCode, program.json().code]).toEqual([404, 'not-found'])
    expect((await get('/api/nowhere', { accept: 'text/html' })).json().code).toBe('not-found')
  })

  test.each([
    '/%E0%A4%A',
    '/invoice/%E0%A4%A',
    '/%',
    '/order/%zz',
  ])('of %s, which cannot be decoded, are the 404 page with its headers; a call or a program gets data', async (path) => {
    const answer = await get(path, { accept: 'text/html' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('404 Page Not Found')
    expect(answer.headers['content-security-policy']).toContain("style-src 'self' 'sha256-abc'")
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    const forPrograms = { accept: 'application/json' }
    for (const data of [
      await get(`/api${path}`, { accept: 'text/html' }),
      await get(path, forPrograms),
      await shop.call({ method: 'POST', url: path, headers: { accept: 'text/html' } }),
    ]) {
      expect([400, 404]).toContain(data.statusCode)
      expect(data.json()).toHaveProperty('code')
    }
  })

  test('are compressed as the browser accepts, and 304 when it has them already', async () => {
    const plain = await get('/', { 'accept-encoding': 'identity' })
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(br.headers.vary).toBe('accept-encoding, cookie')
    const again = await get('/', { 'if-none-match': String(br.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('have an ETag per language, and come in the reader’s, whatever the browser asks for', async () => {
    const etags = new Set<unknown>()
    for (const [cookie, language] of [
      ['bahasa=en', 'en'],
      ['session=a; bahasa=en; device=b', 'en'],
      ['bahasa=id', 'id'],
      ['bahasa=default', 'default'],
      ['bahasa=fr', 'default'],
      ['bahasa=english', 'default'],
      ['notbahasa=en', 'default'],
      ['session=bahasa', 'default'],
      ['', 'default'],
    ] as const) {
      for (const path of ['/offline', '/nowhere', '/invoice/7', '/order?package=20pcs', '/']) {
        const answer = await get(path, { cookie, accept: 'text/html', 'accept-language': 'en' })
        expect(answer.body, `${path} with ${cookie}`).toMatch(new RegExp(`in ${language}$`))
        expect(answer.headers, path).toMatchObject({
          'content-language': language === 'en' ? 'en' : 'id',
          vary: 'accept-encoding, cookie',
        })
        if (path === '/') etags.add(answer.headers.etag)
      }
      expect((await get('/robots.txt', { cookie })).headers.vary).toBe('accept-encoding')
    }
    expect(etags.size).toBe(3)
  })

  test('are in the owner’s language when the reader chose none, in shop and desk, once it is saved', async () => {
    const seen = async (path: string, cookie = '') =>
      /in (\w+)$/.exec((await get(path, { cookie, accept: 'text/html' })).body)?.[1]
    const all = async () => [
      ...[await seen('/'), await seen('/', 'bahasa=id'), await seen('/offline')],
      ...[await seen('/nowhere'), await seen('/admin')],
    ]
    expect((await shop.changeSettings({ shopLanguage: 'en', deskLanguage: 'id' })).statusCode).toBe(200)
    expect(await all()).toEqual(['en', 'id', 'en', 'en', 'id'])
    expect((await shop.changeSettings({ shopLanguage: 'default', deskLanguage: 'default' })).statusCode).toBe(
      200,
    )
    expect(await all()).toEqual(['default', 'id', 'default', 'default', 'default'])
  })

  test('carry the strict policy with their own style, the payment documents the wider one', async () => {
    const home = String((await get('/')).headers['content-security-policy'])
    expect(home).toContain("script-src 'self';style-src 'self' 'sha256-abc'")
    expect(home).not.toContain('frame-src')
    const payment = String((await get('/payment')).headers['content-security-policy'])
    expect(payment).toContain("frame-src 'self'")
    expect((await get('/offline')).headers['content-security-policy']).toBe(home)
  })

  test('may not use the camera, except the one that scans labels', async () => {
    const cameraOn = async (url: string) =>
      /camera=\(([^)]*)\)/.exec(String((await get(url)).headers['permissions-policy']))?.[1]
    for (const url of ['dapur?view=scan', 'dapur?view=scan&kamera=1', 'kas?view=scan'])
      expect(await cameraOn(`/admin/${url}`), url).toBe('self')
    for (const url of [
      ...['/', '/admin', '/admin?view=scan', '/admin/dapur', '/admin/dapur?view=label', '/admin/kas'],
      ...['/admin/dapur?view=scan&view=masak', '/order?view=scan', '/nowhere?view=scan'],
      '/api/packages/availability?view=scan',
    ])
      expect(await cameraOn(url), url).toBe('')
  })

  test('answer HEAD without a body and refuse other methods', async () => {
    const head = await shop.send('HEAD', '/order')
    expect([head.statusCode, head.body]).toEqual([200, ''])
    const post = await shop.send('POST', '/order')
    expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('redirect a form that was sent without scripts to the same page and nowhere else', async () => {
    const headers = { accept: 'text/html,*/*;q=0.8', 'content-type': 'application/x-www-form-urlencoded' }
    const payload = 'customerPhone=081234567890'
    const post = (url: string) => shop.call({ method: 'POST', url, headers, payload })
    for (const url of ['/order?package=20pcs', '/']) {
      const answer = await post(url)
      expect([answer.statusCode, answer.headers.location], url).toEqual([303, url])
    }
    for (const url of ['//order', '//evil.example/order', '/nowhere']) {
      const answer = await post(url)
      expect([answer.statusCode, answer.headers.location], url).toEqual([404, undefined])
    }
    expect((await post('/api/orders/1')).statusCode).toBe(405)
  })

  test('are rendered again when a review becomes public, and stay as they are when nothing changed', async () => {
    const before = await get('/')
    await shop.app.pages.refresh()
    expect((await get('/')).headers.etag).toBe(before.headers.etag)
    const review = { customerName: 'Rina', rating: 5, reviewText: 'Enak sekali dimsumnya' }
    await shop.database.db.insert(reviews).values({ ...review, fingerprint: 'a', isPublic: true })
    await shop.app.pages.refresh()
    const after = await get('/')
    expect(after.body).toContain('Enak sekali dimsumnya')
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })

  test('follow every change of the menu and of its choices, once it is saved', async () => {
    const owner = await shop.signIn()
    const change = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) => {
      const answer = await shop.send(method, `/api/admin/menu${path}`, payload, owner)
      expect(answer.statusCode, answer.body).toBeLessThan(300)
      return answer.statusCode === 204 ? null : answer.json()
    }
    const sold = async () =>
      Promise.all(['/', '/order'].map(async (path) => / sold:(.*?)\./.exec((await get(path)).body)?.[1]))
    const isSold = async (menu: string) => expect(await sold()).toEqual([menu, menu])
    const rest = 'Paket Sedang 58000; Paket Besar 270000'
    await change('PATCH', '/10pcs', { name: { id: 'Paket Mini', en: '' }, price: 31_000 })
    await isSold(`Paket Mini 31000; ${rest}`)
    const option = { name: { id: 'ayam', en: '' }, priceDifference: 0, isDefault: true, soldOutUntil: null }
    const choices = { name: { id: 'Isi', en: '' }, min: 0, max: 1, options: [option], packages: ['10pcs'] }
    const { id } = await change('POST', '/choices', choices)
    await isSold(`Paket Mini 31000 Isi; ${rest}`)
    await change('DELETE', `/choices/${id}`)
    await change('PATCH', '/10pcs', { state: 'hidden' })
    await isSold(rest)
  })

  /** Changes the name of a shop of its own. */
  const renamed = async (shopName: string) => {
    const own = await buildTestApp({ web })
    expect((await own.changeSettings({ shopName })).json().shopName).toBe(shopName)
    return { ...own, page: async () => (await own.get('/')).body.replace(/<!--.*-->/, '') }
  }

  test('that take too long do not fail the call whose change they show', async () => {
    const { page } = await renamed('Never rendered')
    expect(await page()).toContain('Dimsum Kukus')
  })

  test('keep the shop, its menu and its reviews while the database is down', async () => {
    const { page, parts, database, app } = await renamed('Dimsum Sari')
    const before = await page()
    expect(before).toContain('Dimsum Sari')
    parts.settings.forget()
    await database.drop()
    await app.pages.refresh()
    expect(await page()).toBe(before)

    // Without the database a new process serves the environment's settings and marks them as preliminary.
    const { isPreliminary, config, reviews } = await pageFactsReader(parts, app.log)()
    expect([isPreliminary, config.shop.name, reviews]).toEqual([true, 'Dimsum Kukus', undefined])
  })

  test('that need the origin of the shop contain it', async () => {
    expect((await get('/robots.txt')).body).toBe('Sitemap: http://127.0.0.1:3000/sitemap.xml')
    const security = await get('/.well-known/security.txt')
    expect(security.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(security.body).toMatch(/^Contact: mailto:\S+@\S+ 20\d\d-/)
    expect((await get('/sitemap.xml')).headers['content-type']).toBe('application/xml; charset=utf-8')
    expect((await get('/manifest.webmanifest')).json()).toEqual({ name: 'Dimsum Kukus' })
    expect((await get('/admin/manifest.webmanifest')).json()).toEqual({ name: 'Admin Dimsum Kukus' })
  })
})

describe('files of the web', () => {
  test('with a hash in their name are cached for ever; the service worker is revalidated each time', async () => {
    const asset = await get('/assets/boot-a1b2c3d4.js')
    expect([asset.statusCode, asset.body]).toEqual([200, script])
    expect(asset.headers['content-type']).toMatch(/^(text|application)\/javascript/)
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/service-worker.js')).headers['cache-control']).toBe('no-cache')
    expect((await get('/icons/steamer.svg')).headers['cache-control']).toBe('public, max-age=3600')
  })

  test('are sent as their precompressed version; those of the desk are served beside those of the shop', async () => {
    const asset = await get('/assets/boot-a1b2c3d4.js', { 'accept-encoding': 'gzip' })
    expect(asset.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(asset.rawPayload).toString()).toBe(script)
    const ofDesk = await get('/assets/desk-b1b2c3d4.js')
    expect([ofDesk.statusCode, ofDesk.body]).toEqual([200, script])
  })

  test('of an earlier release are 404, not a page', async () => {
    const answer = await get('/assets/boot-00000000.js', { accept: '*/*' })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found'])
  })

  test.each([
    '/.env',
    '/.git/config',
    '/.vite/manifest.json',
    '/index.html',
    '/assets',
    '/assets/',
    '/icons/',
    '/assets/boot-a1b2c3d4.js.map',
    '/assets/boot-a1b2c3d4.js.gz',
    '/assets/..%2f.env',
    '/entry-server.mjs',
    '//index.html',
    '/INDEX.HTML',
    '/assets/boot-a1b2c3d4.js%00',
    '/..%5c..%5cetc/passwd',
  ])('%s is not served', async (path) => {
    const answer = await get(path, { accept: '*/*' })
    expect([400, 403, 404]).toContain(answer.statusCode)
    expect(answer.body).not.toMatch(/secret|development only|root:/)
  })
})
