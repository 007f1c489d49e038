import type { Locator, Page } from '@playwright/test'

export const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: /Notifikasi/ }).getByRole('listitem')
