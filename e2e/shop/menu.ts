import type { Page } from '@playwright/test'
import { openSection } from './settings.ts'
import { expect } from './test.ts'

/** Opens the form of a package in the settings, «Menu», by the label of its button. */
export async function openPackage(page: Page, name: string) {
  const menu = await openSection(page, 'menu', 'Menu')
  await menu.getByRole('button', { name: `Ubah ${name}`, exact: true }).click()
  return page.getByRole('dialog', { name: `Ubah ${name}` })
}

/** Changes the price of a package in the settings. */
export async function changePrice(page: Page, name: string, price: string) {
  const dialog = await openPackage(page, name)
  await dialog.getByLabel('Harga, rupiah').fill(price)
  await dialog.getByRole('button', { name: 'Simpan paket' }).click()
  await expect(dialog).toHaveCount(0)
}
