import type { AdminSession } from '@dimsum/contract/admin-session'
import type { ShopConfig } from '@dimsum/contract/shop-config'
import { seedConfig } from '@dimsum/web/api/page-data.ts'
import type { Answers } from '@dimsum/web/testing/answers.ts'
import { openApp } from '@dimsum/web/testing/app-in-browser.tsx'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { page } from 'vitest/browser'
import { DeskApp } from '../app/app.tsx'
import stylesheet from '../styles/app.css?inline'
import { deskAnswers } from './desk-answers.ts'

// Imported eagerly: on a busy machine a lazy page could miss a test's deadline.
import.meta.glob('../pages/*-page.tsx', { eager: true })

export const ownerSession = (): AdminSession => ({
  username: 'pemilik',
  role: 'owner',
  loginTime: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 12 * 60 * 60 * 1000).toISOString(),
  mustSetUpSecondFactor: false,
})

/** Opens the desk for the signed-in owner. `answers` override the defaults: a shop with a few orders. */
export function openDesk(path: string, answers: Answers = {}, config: ShopConfig = shopConfig()) {
  const seed = (queries: Parameters<typeof seedConfig>[0]) =>
    seedConfig(queries, { renderedAt: new Date().toISOString(), config })
  const own = { 'GET /api/config': config, 'GET /api/admin/session': ownerSession() }
  const all = { ...answers, ...own, ...deskAnswers(), ...answers }
  openApp(DeskApp, stylesheet, seed, path, all, config.languages.desk)
}

export const orderCard = (id = 12) => page.getByRole('article', { name: `Order ${id}`, exact: true })

/** Opens payment, notes and history of an order. */
export const openMore = (id = 12) =>
  orderCard(id)
    .getByRole('button', { name: /^Pembayaran, catatan, riwayat/ })
    .click()

/** Unfolds «Perlu perhatian» and folds it again, because the page keeps that choice for the next test. */
export const unfolded = async (look: () => Promise<void>) => {
  const head = page.getByRole('button', { name: /Perlu perhatian|Needs attention/ })
  await head.click()
  await look()
  await head.click()
}

/** The text of the toast that is shown, if any. */
export const toast = () => document.querySelector('[data-toasts] li')?.textContent ?? ''
