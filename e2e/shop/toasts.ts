import { expect, type Page } from '@playwright/test'

/** Asserts the open toast. */
export async function expectToast(page: Page, title: string, description?: string) {
  const toast = page.getByRole('region', { name: /Notifikasi/ }).getByRole('listitem')
  await expect(toast).toHaveCount(1)
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  if (description !== undefined) await expect(toast.getByText(description, { exact: true })).toBeVisible()
}
