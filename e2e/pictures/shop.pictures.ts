import type { Locator, Page } from '@playwright/test'
import { expect, signedOut, test } from '../shop/desk.ts'
import { openSection } from '../shop/settings.ts'
import { fillShop } from './sample-shop.ts'
import { phone, takePicture } from './take-picture.ts'

/** One shop for all pictures. Each test writes one picture of a document. */
test.use({ ownShop: 'pictures' })

let day = ''
let orderIds: number[] = []
test.beforeAll(async ({ desk }) => {
  const filled = await fillShop(desk)
  day = filled.day
  orderIds = filled.orderIds
})

test.describe('customers', () => {
  test.use({ ...phone, storageState: signedOut })

  for (const [name, path] of [
    ['beranda', '/'],
    ['pesan', '/order?package=20pcs'],
    ['masuk', '/admin-login'],
  ] as const)
    test(name, async ({ page }) => {
      await page.goto(path)
      await takePicture(page, `panduan/${name}`)
    })
})

/** Opens a screen of the owner's phone; returns the element at the top of its picture, if it is not the page. */
const screens: Record<string, (page: Page) => Promise<Locator | undefined>> = {
  pesanan: async (page) => {
    await page.goto('/admin?tab=orders')
    return page.getByRole('article', { name: `Order ${orderIds.at(-2)}`, exact: true })
  },
  'perlu-perhatian': async (page) => {
    await page.goto('/admin?tab=orders')
    const attention = page.getByRole('region', { name: /Perlu perhatian/ })
    await attention.getByRole('button', { name: /Perlu perhatian \(\d+\)/ }).click()
    await expect(attention.getByRole('listitem')).toBeVisible()
    return attention
  },
  dapur: async (page) => {
    await page.goto(`/admin/dapur?day=${day}`)
    await expect(page.getByRole('region', { name: /^Dimasak/ })).toBeVisible()
    return undefined
  },
  scan: async (page) => {
    await page.goto('/admin/dapur?view=scan')
    await expect(page.getByRole('tabpanel')).toBeVisible()
    return undefined
  },
  stok: async (page) => {
    await page.goto('/admin?tab=inventory')
    return page.getByRole('article').filter({ hasText: 'Stok menipis' })
  },
  ulasan: async (page) => {
    await page.goto('/admin?tab=reviews')
    await expect(page.getByRole('article').filter({ hasText: 'Pending' })).toBeVisible()
    return page.getByRole('heading', { name: /pending approvals?/ })
  },
  'terima-pesanan': (page) => openSection(page, 'terima-pesanan', 'Terima pesanan'),
  'tanggal-tutup': (page) => openSection(page, 'tanggal-tutup', 'Tanggal tutup'),
  perangkat: async (page) => {
    await page.goto('/admin?tab=orders')
    await page.getByRole('button', { name: 'Suara' }).click()
    await expect(page.getByRole('dialog', { name: 'Perangkat ini' })).toBeVisible()
    return undefined
  },
}

test.describe('the owner’s phone', () => {
  test.use(phone)

  for (const [name, open] of Object.entries(screens))
    test(name, async ({ page }) => takePicture(page, `panduan/${name}`, await open(page)))
})

test.describe('a laptop', () => {
  for (const [name, path, viewport, text] of [
    ['shop', () => '/', { width: 1280, height: 704 }, 'Premium Halal Dimsum'],
    ['desk', () => '/admin?tab=orders', { width: 1280, height: 1060 }, 'Siti Rahma'],
    [
      'panduan/label',
      () => `/order-label/${orderIds[2]}`,
      { width: 700, height: 720 },
      'Order Shipping Label',
    ],
  ] as const)
    test(name, async ({ page, strangerPage }) => {
      const shown = name === 'shop' ? strangerPage : page
      await shown.setViewportSize(viewport)
      await shown.goto(path())
      await expect(shown.getByText(text).first()).toBeVisible()
      await takePicture(shown, name)
    })
})
