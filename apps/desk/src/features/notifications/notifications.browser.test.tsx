import type { NotificationDevice } from '@dimsum/contract/notifications'
import { refuse } from '@dimsum/web/testing/answers.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
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

test('this device shows its own notification topics, not all of them', async () => {
  // A headless browser denies notifications.
  const permission = vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default')
  onTestFinished(() => permission.mockRestore())
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
