import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Actions in the settings: sections with URLs of their own. */

const sectionPath = (id: string) => `/admin/pengaturan/${id}`

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Opens a section by its URL and waits for its fields. */
export async function openSection(page: Page, id: string, name: string) {
  await page.goto(sectionPath(id))
  await expect(sectionOf(page, name)).toBeVisible()
  return sectionOf(page, name)
}

/** Opens another section by the list beside it on a laptop. */
export async function goToSection(page: Page, name: string) {
  await page
    .getByRole('navigation', { name: 'Bagian pengaturan' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
  await expect(sectionOf(page, name)).toBeVisible()
  return sectionOf(page, name)
}

/** Saves the open section, and waits for the server's response, because the previous save's toast may still be open. */
export async function saveWell(page: Page) {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().endsWith('/api/admin/settings'),
  )
  await page.getByRole('button', { name: 'Simpan' }).click()
  expect((await saved).status()).toBe(200)
}
