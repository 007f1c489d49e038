import type { PackageAvailability } from '@dimsum/contract/inventory'
import type { KitchenDays } from '@dimsum/contract/kitchen'
import type { Order, OrderTimeline } from '@dimsum/contract/orders'
import type { OpenPayment } from '@dimsum/contract/payments'
import type { PublicReview, ReviewSummary } from '@dimsum/contract/reviews'
import type { ShopConfig } from '@dimsum/contract/shop-config'
import { addWibDays, type WibDay, wibDay } from '@dimsum/domain/wib-date'
import { type Answers, refuse } from '@dimsum/web/testing/answers.ts'
import { openApp } from '@dimsum/web/testing/app-in-browser.tsx'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { wordedOrder } from '@dimsum/web/testing/worded-order.ts'
import { page } from 'vitest/browser'
import { seedQueries } from '../api/page-data.ts'
import { ShopApp } from '../app/app.tsx'
import stylesheet from '../styles/app.css?inline'

// Imported eagerly: on a busy machine a lazy page could miss a test's deadline.
import.meta.glob('../pages/*-page.tsx', { eager: true })

const dayMs = 24 * 60 * 60 * 1000
const today = wibDay(new Date())

export const inDays = (days: number) => addWibDays(today, days)

type Day = KitchenDays['days'][number]

/** The kitchen with room on these days. */
export const kitchenOpenOn = (...days: (WibDay | (Partial<Day> & Pick<Day, 'day'>))[]): KitchenDays => {
  const open = days.map((each): Day => {
    const room = { state: 'open', left: null, takesBigOrders: true } as const
    return typeof each === 'string' ? { day: each, ...room } : { ...room, ...each }
  })
  return { today, days: open, earliest: open[0]?.day ?? today, bigOrderPieces: 300 }
}

export const toastText = () => document.querySelector('[data-toasts]')?.textContent

export const reviewOfAge = (days: number): PublicReview => ({
  id: days + 1,
  customerName: `Umur ${days}`,
  rating: 5,
  reviewText: 'Siomaynya lembut dan sambalnya pas.',
  createdAt: new Date(Date.now() - days * dayMs - 60_000).toISOString(),
  isVerified: false,
  reply: null,
})

/** An unpaid order as its holder sees it. */
export const ownOrder = (more: Partial<Order> = {}): Order => ({
  ...wordedOrder,
  status: 'pending',
  orderDate: new Date(Date.now() - 20 * 60_000).toISOString(),
  deliveryDate: today,
  ...more,
})

/** The same order as other customers see it. */
export const masked = (order: Order): Order => ({
  ...order,
  customerName: 'S***',
  customerPhone: '0812****7890',
  customerEmail: null,
  customerAddress: 'J***',
  notes: null,
  masked: true,
})

const shopAnswers = (): Answers => ({
  'GET /api/reviews/public': [0, 1, 9].map(reviewOfAge),
  'GET /api/reviews/summary': { count: 3, average: 5, stars: [0, 0, 0, 0, 3] } satisfies ReviewSummary,
  'GET /api/packages/availability': [] satisfies PackageAvailability[],
  'GET /api/kitchen/days': kitchenOpenOn(today),
  'GET /api/orders/12': ownOrder(),
  'GET /api/orders/12/timeline': { events: [] } satisfies OrderTimeline,
  'GET /api/orders/999': refuse(404, 'Order not found'),
  'GET /api/payment/open': {
    method: null,
    amount: null,
    state: 'none',
    expiresAt: null,
    isChosen: false,
  } satisfies OpenPayment,
  'POST /api/payment/check-status': { isPaid: false },
})

const popup =
  'window.snap = { pay: (_, on) => on[window.outcome.report]?.(window.outcome.result), hide: () => {} }'

/** A shop whose payment popup reports the given result at once (product.md section 4), or stays open. */
export function withPopup(
  report: 'onSuccess' | 'onPending' | 'onError' | 'onClose' | 'nothing',
  result: object = {},
): ShopConfig {
  // The page loads the script once, so the result is read from `window`.
  Object.assign(window, { outcome: { report, result } })
  const { payment, ...config } = shopConfig({ name: 'Dimsum Contoh' })
  return {
    ...config,
    payment: { ...payment, scriptUrl: `data:text/javascript,${encodeURIComponent(popup)}` },
  }
}

/** Opens the shop at a path. `answers` and `settings` override the defaults: a shop with reviews and one order. */
export function openShop(path: string, answers: Answers = {}, settings: Partial<ShopConfig> = {}) {
  const config = { ...(settings.payment ? shopConfig() : withPopup('onClose')), ...settings }
  const all = { ...answers, 'GET /api/config': config, ...shopAnswers(), ...answers }
  const renderedAt = new Date().toISOString()
  openApp(
    ShopApp,
    stylesheet,
    (queries) => seedQueries(queries, { renderedAt, config }),
    path,
    all,
    config.languages.shop,
  )
}

/** The name in the order form. */
export const nameField = page.getByLabelText('Nama', { exact: true })

/** Fills in the order form except for its packages. */
export async function fillCustomer() {
  await nameField.fill('Sari')
  await page.getByLabelText('Nomor WhatsApp').fill('081234567890')
  await page.getByRole('textbox', { name: 'Alamat' }).fill('Jl. Melati No. 7, Bekasi')
}
