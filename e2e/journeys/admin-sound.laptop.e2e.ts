import { wholeBrowser } from '../../scripts/checks/chromium.mjs'
import { expect, test } from '../shop/desk.ts'

/** Sound and notifications of a device for new orders. */
test.use({ ownShop: 'sound', launchOptions: wholeBrowser() })

test('sound and notifications are switched on per device, after asking for permission', async ({
  page,
  desk,
}) => {
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(() => {
    const played: number[] = []
    Object.assign(window, { played })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      played.push(this.frequency.value)
      start.call(this, when)
    }
  })
  const played = () => page.evaluate(() => (window as unknown as { played: number[] }).played.length)
  const line = page.waitForResponse('**/api/admin/events')
  await page.goto('/admin?tab=orders')
  await line
  await page.getByRole('button', { name: 'Suara' }).click()
  const dialog = page.getByRole('dialog', { name: 'Perangkat ini' })
  await dialog.getByLabel('Suara saat ada pesanan baru').check()
  expect(await played()).toBeGreaterThan(0)
  // The box is ticked only after the browser granted the permission.
  await dialog.getByLabel('Notifikasi perangkat').click()
  await expect(dialog.getByLabel('Notifikasi perangkat')).toBeChecked()
  await page.keyboard.press('Escape')
  const before = await played()
  await desk.placeOrder()
  await expect.poll(played).toBeGreaterThan(before)
  await page.reload()
  await page.getByRole('button', { name: 'Suara' }).click()
  await expect(dialog.getByLabel('Suara saat ada pesanan baru')).toBeChecked()
})
