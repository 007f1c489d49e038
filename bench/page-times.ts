import type { Browser, Page } from '@playwright/test'

/** How a page comes up on the phone of the budget: medians of several cold visits, times in ms. */
export type PageTimes = {
  path: string
  lcp: number
  tbt: number
  cls: number
  /** The slowest answer to a tap: from the finger to what it changed on the screen; 0 where nothing was tapped. */
  tap: number
  /** Limits of the same figures. */
  limits: { lcp: number; tbt: number; cls: number; tap: number }
}

const limitTable: readonly [path: string, lcp: number, tbt: number][] = [
  ['/', 1800, 200],
  ['/order', 2200, 350],
  ['/track-order', 2200, 350],
  ['/invoice', 2200, 350],
  ['/payment?test=true', 2200, 350],
  ['/admin-login', 2500, 350],
]

/** A phone of the middle price on mobile data: 360×740, a processor four times slower, 1.6 Mbit/s, 150 ms away. */
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowdown = 4
const layoutShiftLimit = 0.1
const tapLimitMs = 200

/** Taps of somebody who orders: one more, the menu, and sending. */
const taps = ['Tambah jumlah', 'Buka menu', 'Tutup menu', 'Buat Pesanan']

/** After the last request nothing more comes up by itself (ms). */
const quietMs = 1500

/** Visits every page `visits` times, each time as somebody who was never here. */
export async function measurePageTimes(browser: Browser, url: string, visits: number): Promise<PageTimes[]> {
  const figures: PageTimes[] = []
  for (const [path, lcp, tbt] of limitTable) {
    const seen: Visit[] = []
    for (let visit = 0; visit < visits; visit += 1) seen.push(await visitOnce(browser, url + path))
    figures.push({
      path,
      lcp: median(seen.map((one) => one.lcp)),
      tbt: median(seen.map((one) => one.tbt)),
      cls: median(seen.map((one) => one.cls)),
      tap: median(seen.map((one) => one.tap)),
      limits: { lcp, tbt, cls: layoutShiftLimit, tap: tapLimitMs },
    })
  }
  return figures
}

type Visit = { lcp: number; tbt: number; cls: number; tap: number }

async function visitOnce(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(watchPage)
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForTimeout(quietMs)
    const { lcp, tbt, cls } = await readSeen(page)
    for (const name of address.endsWith('/order') ? taps : []) {
      await page.getByRole('button', { name }).tap()
      await page.waitForTimeout(quietMs / 3)
    }
    return { lcp, tbt, cls, tap: (await readSeen(page)).tap }
  } finally {
    await context.close()
  }
}

const readSeen = (page: Page): Promise<Visit> => page.evaluate(() => Reflect.get(window, 'seen'))

/** Runs in the page: largest paint, shifts, and how long taps would have waited (every task's part above 50 ms). */
function watchPage(): void {
  const seen: Visit = { lcp: 0, tbt: 0, cls: 0, tap: 0 }
  Object.assign(window, { seen })
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  watch('longtask', ({ duration }) => {
    seen.tbt += Math.max(0, duration - 50)
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
