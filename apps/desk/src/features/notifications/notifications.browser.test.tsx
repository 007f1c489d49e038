import type { NotificationDevice } from '@dimsum/contract/notifications'
import { delayRequests, refuse } from '@dimsum/web/testing/answers.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openDesk } from '../../testing/open-desk.tsx'

const at = '2026-11-20T03:00:00.000Z'
const device: NotificationDevice = {
  id: 4,
  username: 'pemilik',
  isThis: true,
  device: 'Chrome, Android',
  topics: ['order-paid'],
  createdAt: at,
  lastSentAt: null,
}
const withDevice = { 'GET /api/admin/notifications/devices': { devices: [device] } }

test('a device that was never switched on offers every topic, and the day’s summary is shared by WhatsApp', async () => {
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default')
  openDesk('/admin/pengaturan/notifikasi')
  await expect.element(page.getByRole('button', { name: 'Aktifkan di perangkat ini' })).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toHaveLength(6)
  await expect.element(page.getByText('Uang masuk:')).toBeVisible()
  const share = page.getByRole('link', { name: /WhatsApp/ })
  await expect.element(share).toHaveAttribute('href', 'https://wa.me/?text=Ringkasan')
  await expect.element(share).toHaveAttribute('target', '_blank')
})

test('this device shows its own notification topics, not all of them', async () => {
  // A headless browser denies notifications.
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default')
  openDesk('/admin/pengaturan/notifikasi', withDevice)
  await expect.element(page.getByRole('checkbox', { name: 'Pembayaran masuk' })).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'Pesanan baru' })).not.toBeChecked()
})

test('a device that could not be removed shows an error and stays in the list', async () => {
  openDesk('/admin/pengaturan/notifikasi', {
    ...withDevice,
    'DELETE /api/admin/notifications/devices/4': refuse(503, 'Toko sedang sibuk.'),
  })
  await page.getByRole('button', { name: 'Hapus Chrome, Android milik pemilik' }).click()
  await expect
    .poll(() => document.querySelector('[data-toasts]')?.textContent)
    .toContain('Perangkat belum dihapus')
  await expect.element(page.getByText('Chrome, Android ·')).toBeVisible()
})

test('two presses on removing a device are one request', async () => {
  const { answer, release } = delayRequests()
  const asked = vi.fn(answer)
  openDesk('/admin/pengaturan/notifikasi', {
    ...withDevice,
    'DELETE /api/admin/notifications/devices/4': asked,
  })
  const remove = page.getByRole('button', { name: 'Hapus Chrome, Android milik pemilik' })
  await remove.click()
  await expect.element(remove).toHaveAttribute('aria-busy', 'true')
  await remove.click({ force: true })
  release(new Response(null, { status: 204 }))
  await expect.element(remove).not.toHaveAttribute('aria-busy')
  expect(asked).toHaveBeenCalledTimes(1)
})
