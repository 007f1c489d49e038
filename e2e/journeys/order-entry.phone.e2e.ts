import type { Locator } from '@playwright/test'
import { expect, test } from '../shop/test.ts'

/** The owner's order form «Pesanan baru» on a phone. */

test('every counter of «Pesanan baru» aligns with the fields on the narrowest phone', async ({
  ownerPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/admin?tab=orders')
  await page.getByRole('button', { name: 'Pesanan baru', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Pesanan baru' })
  const endOf = (part: Locator) => part.evaluate((each) => Math.round(each.getBoundingClientRect().right))
  // The dialog's opening animation may still run.
  await expect(async () => {
    const end = await endOf(dialog.getByLabel('Nama', { exact: true }))
    const more = await dialog.getByRole('button', { name: /^Tambah / }).all()
    expect(await Promise.all(more.map(endOf))).toEqual([end, end, end])
  }).toPass()
})
