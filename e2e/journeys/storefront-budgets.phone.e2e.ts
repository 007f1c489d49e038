import type { Page } from '@playwright/test'
import { measurePageBytes, sizesAt, visitScriptLimit } from '../../bench/page-bytes.ts'
import { openPage } from '../shop/complete-page.ts'
import { expect, test } from '../shop/test.ts'

// With animations, as most visitors have them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Bytes are exact on every machine and checked here; times are measured by `npm run bench`. */

test('check 39: no page costs more bytes to open than its budget', async ({ baseURL }) => {
  for (const { path, html, scripts, fonts, limits } of await measurePageBytes(baseURL ?? '')) {
    expect.soft(html, `${path}: document`).toBeLessThanOrEqual(limits.html)
    expect.soft(scripts, `${path}: scripts`).toBeLessThanOrEqual(limits.scripts)
    expect.soft(fonts, `${path}: fonts`).toBeLessThanOrEqual(limits.fonts)
  }
})

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

test('check 39: the landing page’s menu, and a complete order, load no more scripts than their budget', async ({
  customer,
  page,
  baseURL,
}) => {
  const total = sizesAt(baseURL ?? '')
  const menu = page.getByRole('button', { name: 'Buka menu' })
  const drawer = page.getByRole('dialog')
  // Touch has no hover, but the journey's mouse hovers over whatever scrolls below it, which would preload that page.
  await page.addInitScript(() => {
    for (const sign of ['pointerover', 'pointerout'])
      addEventListener(sign, (event) => event.stopImmediatePropagation(), { capture: true })
  })
  await page.goto('/')
  await menu.click()
  await expect(drawer).toBeVisible()
  await page.waitForLoadState('networkidle')
  const landing = await scriptsOf(page)
  expect(landing.length).toBeGreaterThan(3)
  expect.soft(await total(landing), landing.join(' ')).toBeLessThanOrEqual(visitScriptLimit)

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

test('check 39: pictures above the fold and the sharing picture stay within their size limits', async ({
  page,
  request,
}) => {
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
  expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(60_000)
  expect((await (await request.get('/og.jpg')).body()).length).toBeLessThanOrEqual(300_000)
})

test('the hero is in the document, before any other response, and the app does not fetch it again', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await openPage(page, '/')
  const hero = page.getByRole('img', { name: /^Sembilan siomay hangat/ })
  await expect(hero).toHaveJSProperty('naturalWidth', 720)
  await page.getByRole('button', { name: 'Buka menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(hero).toHaveJSProperty('naturalWidth', 720)
  expect(asked.filter((address) => address.includes('/hero-'))).toEqual([])
})
