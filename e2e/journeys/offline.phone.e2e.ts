import { stopClock } from '../shop/payer.ts'
import { expect, test } from '../shop/test.ts'

/** Check 38 of product.md section 10: what an offline phone shows and keeps. */

test.describe('with the service worker of the offline page', () => {
  test.use({ serviceWorkers: 'allow' })

  test('check 38: offline the bar appears, an order keeps its text and shows it, and other pages show the offline page', async ({
    strangerPage: page,
  }) => {
    const net = page.context()
    const back = page.locator('#root').getByText('Kembali online')
    await page.clock.install()
    await page.goto('/order?package=20pcs')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.locator('[name=customerName]').fill('Sari')
    await page.locator('[name=customerPhone]').fill('081234567890')
    await page.locator('[name=customerAddress]').fill('Jl. Melati No. 7, Bekasi')
    await page.locator('[name=customerAddress]').blur()
    await page.waitForLoadState('networkidle')
    await net.setOffline(true)
    await expect(
      page.locator('#root').getByText('Anda sedang offline. Isian Anda tetap tersimpan di ponsel ini.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Buat Pesanan' }).click()
    await expect(
      page.getByRole('main').getByText('Belum terkirim. Sambungkan internet lalu tekan lagi.').first(),
    ).toBeVisible()
    await expect(page.locator('[name=customerName]')).toHaveValue('Sari')
    await stopClock(page)
    await net.setOffline(false)
    await expect(back).toBeVisible()
    await page.clock.resume()
    await expect(back).toHaveCount(0)
    await net.setOffline(true)
    await page.goto('/halaman-yang-belum-pernah-dibuka')
    await expect(page.getByRole('heading', { name: 'Tidak ada sambungan internet' })).toBeVisible()
    await expect(page.locator('a[href^="tel:+62"]')).toBeVisible()
    await net.setOffline(false)
  })
})
