import type { Page } from '@playwright/test'
import { openSection } from './settings.ts'

/** Opens the form of a package in the settings, «Menu», by the label of its button. */
export async function openPackage(page: Page, name: string) {
  const menu = await openSection(page, 'menu', 'Menu')
  await menu.getByRole('button', { name: `Ubah ${name}`, exact: true }).click()
  return page.getByRole('dialog', { name: `Ubah ${name}` })
}
