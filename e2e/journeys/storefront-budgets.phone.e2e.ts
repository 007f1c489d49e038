import type { Page } from '@playwright/test'
import { deskScriptLimit, measurePageBytes, sizesAt, visitScriptLimit } from '../../bench/page-bytes.ts'
import { namesInStyles, readAppFiles, wordsOf } from '../shop/app-files.ts'
import { openPage } from '../shop/complete-page.ts'
import { expect, test } from '../shop/test.ts'

// With animations, as most visitors have them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Bytes are exact on every machine and checked here; times are measured by `npm run bench`. */

// Scripts name all others of their app, so a few documents lead to all of them.
const shopPaths = ['/', '/order', '/track-order', '/payment', '/invoice', '/privasi', '/tidak-ada']
const deskPaths = ['/admin-login', '/admin', '/admin/pengaturan', '/order-label/1', '/webhook-test']

/** Rolldown's runtime is identical in both builds. */
const isSameForBoth = (file: string) => file.startsWith('/assets/rolldown-runtime-')

/** No page costs more bytes than its budget, and the shop loads nothing that only the desk uses. */
async function expectWithinBudgets(url: string) {
  for (const { path, html, scripts, fonts, limits } of await measurePageBytes(url)) {
    expect.soft(html, `${path}: document`).toBeLessThanOrEqual(limits.html)
    expect.soft(scripts, `${path}: scripts`).toBeLessThanOrEqual(limits.scripts)
    expect.soft(fonts, `${path}: fonts`).toBeLessThanOrEqual(limits.fonts)
  }
  const shop = await readAppFiles(url, shopPaths)
  const desk = await readAppFiles(url, deskPaths)
  expect(desk.scripts.size).toBeGreaterThan(3)
  expect.soft(await sizesAt(url)(desk.scripts.keys())).toBeLessThanOrEqual(deskScriptLimit)

  expect(shop.scripts.size).toBeGreaterThan(10)
  const shared = [...shop.scripts.keys()].filter((file) => desk.scripts.has(file) && !isSameForBoth(file))
  expect(shared).toEqual([])
  const rules = namesInStyles(shop)
  expect(rules.size).toBeGreaterThan(200)
  const [inShop, atDesk] = [wordsOf(shop), wordsOf(desk)]
  expect([...rules].filter((name) => atDesk.has(name) && !inShop.has(name))).toEqual([])
}

/** Scripts that the page fetched since it was opened, each once. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((file) => file.endsWith('.js')),
    ),
  ])

test('check 39: every page, pictures of the first view, the landing page’s menu, and a complete order stay within their budget', async ({
  customer,
  page,
  request,
  baseURL,
}) => {
  await expectWithinBudgets(baseURL ?? '')
  const total = sizesAt(baseURL ?? '')
  const menu = page.getByRole('button', { name: 'Buka menu' })
  const drawer = page.getByRole('dialog')
  const asked: string[] = []
  page.on('request', (call) => void asked.push(call.url()))
  // Touch has no hover, but the journey's mouse hovers over whatever scrolls below it, which would preload that page.
  await page.addInitScript(() => {
    for (const sign of ['pointerover', 'pointerout'])
      addEventListener(sign, (event) => event.stopImmediatePropagation(), { capture: true })
  })
  await openPage(page, '/')
  const files = await page.evaluate(() =>
    [...document.images].flatMap((image) =>
      image.getBoundingClientRect().top < innerHeight && image.checkVisibility() ? image.currentSrc : [],
    ),
  )
  expect(files.length).toBeGreaterThan(0)
  const weights = await Promise.all(
    files.map(async (file) =>
      file.startsWith('data:')
        ? Buffer.byteLength(file.slice(file.indexOf(',') + 1), 'base64')
        : (await (await request.get(file)).body()).length,
    ),
  )
  expect.soft(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(60_000)
  expect.soft((await (await request.get('/og.jpg')).body()).length).toBeLessThanOrEqual(300_000)

  const early = asked.map((url) => new URL(url).pathname).filter((path) => /^\/assets\/.*\.js$/.test(path))
  expect(early, 'the app is loaded at the first interaction').toHaveLength(1)
  await menu.click()
  await expect(drawer).toBeVisible()
  await page.waitForLoadState('networkidle')
  const landing = await scriptsOf(page)
  expect(landing.length).toBeGreaterThan(3)
  expect.soft(await total(landing), landing.join(' ')).toBeLessThanOrEqual(visitScriptLimit)
  // The hero is in the document, and the app does not fetch it again.
  const hero = page.getByRole('img', { name: /^Sembilan siomay hangat/, includeHidden: true })
  await expect(hero).toHaveJSProperty('naturalWidth', 720)
  expect(asked.filter((address) => address.includes('/hero-'))).toEqual([])

  await customer.fillOrder()
  await menu.click()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await page.getByRole('button', { name: /lihat ringkasan pesanan/ }).click()
  await expect(page.getByRole('dialog', { name: 'Ringkasan Pesanan' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await page.getByRole('button', { name: 'Buat Pesanan' }).tap()
  await expect(page.getByRole('dialog', { name: /bayar online/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const ordering = await scriptsOf(page)
  expect(ordering.length).toBeGreaterThan(landing.length)
  expect.soft(await total(ordering), ordering.join(' ')).toBeLessThanOrEqual(visitScriptLimit)
})
