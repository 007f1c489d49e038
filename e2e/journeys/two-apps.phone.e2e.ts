import { deskScriptLimit, sizesAt } from '../../bench/page-bytes.ts'
import { namesInStyles, readAppFiles, wordsOf } from '../shop/app-files.ts'
import { expect, test } from '../shop/test.ts'

const shopPaths = [
  '/',
  '/order',
  '/track-order',
  '/payment',
  '/payment-demo',
  '/invoice',
  '/privasi',
  '/tidak-ada',
]
const deskPaths = [
  '/admin-login',
  '/admin',
  '/admin/dapur',
  '/admin/pengaturan',
  '/admin/pengaturan/menu',
  '/admin/keamanan',
  '/admin/catatan',
  '/order-label/1',
  '/production-status',
  '/payment-test',
  '/debug-midtrans',
  '/webhook-test',
]

test('the shop loads no script and no CSS rule that only the desk uses', async ({ baseURL }) => {
  const shop = await readAppFiles(baseURL ?? '', shopPaths)
  const desk = await readAppFiles(baseURL ?? '', deskPaths)
  expect(shop.scripts.size).toBeGreaterThan(10)
  expect([...shop.scripts.keys()].filter((file) => desk.scripts.has(file) && !isSameForBoth(file))).toEqual(
    [],
  )

  const rules = namesInStyles(shop)
  expect(rules.size).toBeGreaterThan(200)
  const [inShop, atDesk] = [wordsOf(shop), wordsOf(desk)]
  expect([...rules].filter((name) => atDesk.has(name) && !inShop.has(name))).toEqual([])
})

/** Rolldown's runtime is identical in both builds. */
const isSameForBoth = (file: string) => file.startsWith('/assets/rolldown-runtime-')

test('the desk’s scripts stay below their size limit', async ({ baseURL }) => {
  const total = sizesAt(baseURL ?? '')
  const { scripts } = await readAppFiles(baseURL ?? '', deskPaths)
  expect(scripts.size).toBeGreaterThan(3)
  expect(await total(scripts.keys())).toBeLessThanOrEqual(deskScriptLimit)
})

test('links between shop and desk are full page loads, and Back returns', async ({ page }) => {
  await page.goto('/admin-login')
  await page.getByRole('link', { name: 'Kembali ke Beranda' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Premium Halal Dimsum' })).toBeVisible()
  await page.goto('/order')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Admin' }).click()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Pesan Dimsum Halal' })).toBeVisible()
})

test('each app has its own manifest, without errors in the browser', async ({ page, context, request }) => {
  const cdp = await context.newCDPSession(page)
  const manifestAt = async (path: string) => {
    await page.goto(path)
    const { url, data, errors } = await cdp.send('Page.getAppManifest')
    expect(errors, path).toEqual([])
    return { path: new URL(url).pathname, ...JSON.parse(data ?? '{}') }
  }
  const [shop, desk] = [await manifestAt('/'), await manifestAt('/admin-login')]
  expect(shop).toMatchObject({ path: '/manifest.webmanifest', id: '/', scope: '/', start_url: '/?src=app' })
  expect(desk).toMatchObject({
    path: '/admin/manifest.webmanifest',
    id: '/admin',
    name: `Admin ${shop.name}`,
    scope: '/admin',
    start_url: '/admin?src=app',
  })
  expect(JSON.stringify(shop)).not.toContain('/admin')
  for (const path of ['/order', '/track-order', '/tidak-ada'])
    expect((await manifestAt(path)).path, path).toBe(shop.path)
  for (const path of ['/order-label/1', '/production-status'])
    expect((await manifestAt(path)).path, path).toBe(desk.path)
  for (const { src } of desk.icons)
    expect((await request.get(src)).headers()['content-type']).toBe('image/png')
})
