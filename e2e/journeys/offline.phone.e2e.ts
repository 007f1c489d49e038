import { expect, test } from '../shop/test.ts'

test.use({ serviceWorkers: 'allow' })

test('check 38: offline the bar appears, an order keeps its text and shows it, and other pages show the offline page in the chosen language', async ({
  strangerPage: page,
}) => {
  const net = page.context()
  const offline = page
    .locator('#root')
    .getByText('Anda sedang offline. Isian Anda tetap tersimpan di ponsel ini.')
  const keptLanguage = () =>
    page.evaluate(
      async () => /data-language="(\w+)"/.exec((await (await caches.match('/offline'))?.text()) ?? '')?.[1],
    )
  await page.goto('/order?package=20pcs')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(keptLanguage).toBe('default')
  await page.locator('[name=customerName]').fill('Sari')
  await page.locator('[name=customerPhone]').fill('081234567890')
  await page.locator('[name=customerAddress]').fill('Jl. Melati No. 7, Bekasi')
  await page.locator('[name=customerAddress]').blur()
  await page.waitForLoadState('networkidle')
  await net.setOffline(true)
  await expect(offline).toBeVisible()
  await page.getByRole('button', { name: 'Buat Pesanan' }).click()
  await expect(
    page.getByRole('main').getByText('Belum terkirim. Sambungkan internet lalu tekan lagi.').first(),
  ).toBeVisible()
  await expect(page.locator('[name=customerName]')).toHaveValue('Sari')
  await net.setOffline(false)
  await expect(offline).toHaveCount(0)

  // The page is cached in the chosen language from the next visit on.
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  await page.goto('/track-order')
  await expect.poll(keptLanguage).toBe('en')
  await net.setOffline(true)
  await page.goto('/halaman-yang-belum-pernah-dibuka')
  await expect(page).toHaveTitle(/^No connection · /)
  await expect(page.locator('a[href^="tel:+62"]')).toBeVisible()
  await net.setOffline(false)
})
