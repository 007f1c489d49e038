import type { Locator, Page } from '@playwright/test'

/** The toasts on the screen. */
export const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: /Notifikasi/ }).getByRole('listitem')
