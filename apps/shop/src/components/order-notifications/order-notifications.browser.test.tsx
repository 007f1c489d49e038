import {
  expectAccessible,
  expectFitsLargeText,
  expectFitsNarrow,
  tooSmall,
} from '@dimsum/web/testing/accessible.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { masked, openShop, ownOrder } from '../../testing/open-shop.tsx'

/** «Kabari saya» in the states of order and browser; delivery is tested in `pushes.phone`. */

const order = ownOrder()
const offer = page.getByRole('button', { name: 'Kabari saya' })

/** A browser whose permission question is answered so, with a service worker as subscribed. */
function answerPermission(permission: NotificationPermission, subscribe?: () => Promise<unknown>) {
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission })
  const pushManager = { getSubscription: async () => null, subscribe }
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(
    (subscribe && { active: {}, pushManager }) as unknown as ServiceWorkerRegistration,
  )
}

/** A browser without push messages. */
function withoutPush() {
  const { PushManager } = window
  Reflect.deleteProperty(window, 'PushManager')
  onTestFinished(() => void Object.assign(window, { PushManager }))
}

test('it is offered to the holder of an open order only, in browsers that support push', async () => {
  for (const path of ['/track-order?orderId=12', '/invoice/12']) {
    openShop(path)
    await expect.element(offer).toBeVisible()
  }
  for (const other of [masked(order), ownOrder({ status: 'cancelled' }), ownOrder({ status: 'delivered' })]) {
    openShop('/invoice/12', { 'GET /api/orders/12': other })
    await expect.element(page.getByRole('button', { name: 'Cetak' })).toBeVisible()
    expect(offer.elements()).toEqual([])
  }
  withoutPush()
  openShop('/track-order?orderId=12')
  await expect.element(page.getByRole('heading', { name: 'Order #000012' })).toBeVisible()
  expect(offer.elements()).toEqual([])
})

function onIphone() {
  withoutPush()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone')
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5)
}

const outOfReach = () => Promise.reject(new DOMException('Registration failed', 'AbortError'))

test.each([
  ['blocked', 'Notifikasi diblokir', () => answerPermission('denied')],
  ['left unanswered', 'Belum diizinkan', () => answerPermission('default')],
  ['an iPhone outside its home screen', 'Pasang dulu di layar utama', onIphone],
  ['a push service out of reach', 'Belum berhasil', () => answerPermission('granted', outOfReach)],
])('%s: a press explains what to do, on every width', async (state, title, inTheBrowser) => {
  inTheBrowser()
  openShop('/track-order?orderId=12', { 'GET /api/notifications/key': { publicKey: 'AAAA' } })
  await offer.click()
  await expect.element(page.getByRole('status').filter({ hasText: title })).toBeVisible()
  await expect.element(offer).toBeEnabled()
  expect(tooSmall(48)).toEqual([])
  await expectAccessible(state)
  await expectFitsNarrow(state)
  await expectFitsLargeText(state)
})
