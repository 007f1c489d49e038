import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

/** Load times of a page on a slow phone: medians of several cold visits, in ms. */
export type PageTimes = {
  path: string
  lcp: number
  tbt: number
  cls: number
  /** Max time from a tap to the next paint; 0 without taps. */
  tap: number
  /** Limits of these figures. */
  limits: { lcp: number; tbt: number; cls: number; tap: number }
}

/** Cookies per kind of visitor: none, the holder of an order, the owner. */
export type Visitors = Record<'stranger' | 'customer' | 'owner', Cookies> & {
  /** The customer's order. */
  orderId: number
}
type Cookies = NonNullable<Exclude<BrowserContextOptions['storageState'], string>>['cookies']

type OpenedPage = {
  /** `{id}` is replaced by the customer's order. */
  path: string
  as: keyof Omit<Visitors, 'orderId'>
  lcp: number
  tbt: number
  /** Buttons pressed one after another after loading. */
  taps?: readonly string[]
}

/** Every kind of page, with typical data. */
const opened: readonly OpenedPage[] = [
  { path: '/', as: 'stranger', lcp: 1800, tbt: 200, taps: ['Buka menu', 'Tutup menu'] },
  // Placing an order: one more, the menu, and sending.
  {
    path: '/order',
    as: 'stranger',
    lcp: 1800,
    tbt: 200,
    taps: ['Tambah Paket Sedang (20 pcs)', 'Buka menu', 'Tutup menu', 'Buat Pesanan'],
  },
  { path: '/track-order', as: 'stranger', lcp: 1800, tbt: 200 },
  { path: '/invoice/{id}', as: 'customer', lcp: 1800, tbt: 200 },
  { path: '/payment?orderId={id}', as: 'customer', lcp: 1800, tbt: 200 },
  { path: '/payment-demo?orderId={id}', as: 'customer', lcp: 1800, tbt: 200 },
  { path: '/admin-login', as: 'stranger', lcp: 2500, tbt: 400 },
  { path: '/admin?tab=orders', as: 'owner', lcp: 2500, tbt: 400, taps: ['Konfirmasi'] },
  { path: '/order-label/{id}', as: 'owner', lcp: 2500, tbt: 400 },
  { path: '/production-status', as: 'owner', lcp: 2500, tbt: 400 },
]

/** A mid-range phone on mobile data: 360×740, 4× CPU slowdown, 1.6 Mbit/s, 150 ms latency. */
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowdown = 4
const layoutShiftLimit = 0.02
const tapLimitMs = 200

/** Idle time after the last request, after which the page counts as loaded (ms). */
const quietMs = 1000

/** Visits every page `visits` times with an empty cache. */
export async function measurePageTimes(
  browser: Browser,
  url: string,
  visits: number,
  visitors: Visitors,
): Promise<PageTimes[]> {
  const figures: PageTimes[] = []
  for (const page of opened) {
    const seen: Visit[] = []
    for (let visit = 0; visit < visits; visit += 1) seen.push(await visitOnce(browser, url, page, visitors))
    figures.push({
      path: page.path,
      lcp: median(seen.map((one) => one.lcp)),
      tbt: median(seen.map((one) => one.tbt)),
      cls: median(seen.map((one) => one.cls)),
      tap: median(seen.map((one) => one.tap)),
      limits: { lcp: page.lcp, tbt: page.tbt, cls: layoutShiftLimit, tap: tapLimitMs },
    })
  }
  return figures
}

type Visit = { lcp: number; tbt: number; cls: number; tap: number }

async function visitOnce(
  browser: Browser,
  url: string,
  { path, as, taps = [] }: OpenedPage,
  visitors: Visitors,
): Promise<Visit> {
  const context = await browser.newContext({
    ...phone,
    serviceWorkers: 'block',
    storageState: { cookies: visitors[as], origins: [] },
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(watchPage)
    await page.goto(url + path.replace('{id}', String(visitors.orderId)), { waitUntil: 'networkidle' })
    await page.waitForTimeout(quietMs)
    const { lcp, tbt, cls } = await readSeen(page)
    for (const name of taps) {
      await page.getByRole('button', { name }).first().tap()
      // A fixed wait is correct here: the work after a tap is part of the figure.
      await page.waitForTimeout(quietMs / 2)
    }
    return { lcp, tbt, cls, tap: (await readSeen(page)).tap }
  } finally {
    await context.close()
  }
}

const readSeen = (page: Page): Promise<Visit> => page.evaluate(() => Reflect.get(window, 'seen'))

/**
 * Runs in the page: LCP, layout shifts, and total blocking time: the part above 50 ms of each task after the first
 * contentful paint (https://web.dev/articles/tbt).
 */
function watchPage(): void {
  let firstPaint = Number.POSITIVE_INFINITY
  const tasks: PerformanceEntry[] = []
  const blocked = ({ startTime, duration }: PerformanceEntry) =>
    Math.max(0, startTime + duration - Math.max(startTime, firstPaint) - 50)
  const seen: Visit = {
    lcp: 0,
    get tbt() {
      return tasks.reduce((sum, task) => sum + blocked(task), 0)
    },
    cls: 0,
    tap: 0,
  }
  Object.assign(window, { seen })
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  watch('longtask', (task) => {
    tasks.push(task)
  })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') firstPaint = startTime
  })
  watch('event', ({ name, duration }) => {
    if (name === 'pointerup' || name === 'click') seen.tap = Math.max(seen.tap, duration)
  })
  watch('layout-shift', (entry) => {
    const isOwn = !Reflect.get(entry, 'hadRecentInput')
    if (isOwn) seen.cls += Number(Reflect.get(entry, 'value'))
  })
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
