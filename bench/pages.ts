import { pathToFileURL } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '../scripts/checks/chromium.mjs'
import { measurePageBytes, type PageBytes } from './page-bytes.ts'
import { measurePageTimes, type PageTimes, type Visitors } from './page-times.ts'
import { adminPassword } from './shop.ts'

/**
 * Sizes and load times of the shop's pages. Sizes are exact; times are medians on an emulated phone and comparable only
 * on the same machine. To run it alone:
 *
 *   npx esbuild bench/pages.ts --bundle --platform=node --format=esm --packages=external --outfile=bench/dist/pages.js
 *   node bench/dist/pages.js http://127.0.0.1:3000 [visits]
 */
export type PageFigures = { bytes: PageBytes[]; times: PageTimes[]; visits: number }

/** Measures the running shop at `url` (without a trailing slash). */
export async function measurePages(url: string, visits = 5): Promise<PageFigures> {
  const { args, ...options } = launchOptions()
  // While DevTools is attached, V8 parses a script again for the stack of each new Error; react-dom creates five.
  const browser = await chromium.launch({
    ...options,
    args: [...args, '--js-flags=--no-enable-lazy-source-positions'],
  })
  try {
    return {
      bytes: await measurePageBytes(url),
      times: await measurePageTimes(browser, url, visits, await visitorsOf(browser, url, visits)),
      visits,
    }
  } finally {
    await browser.close()
  }
}

/** A customer with an order, and the owner. For a running shop `ADMIN_PASSWORD` is the owner's password. */
async function visitorsOf(browser: Browser, url: string, visits: number): Promise<Visitors> {
  const post = async (path: string, data: object) => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    try {
      const answer = await context.request.post(url + path, { data })
      if (!answer.ok()) throw new Error(`${path} answered ${answer.status()} ${await answer.text()}`)
      return { cookies: await context.cookies(), body: await answer.json() }
    } finally {
      await context.close()
    }
  }
  const order = (customer: number) =>
    post('/api/orders', {
      customerName: 'Sari Wulandari',
      customerPhone: `0812345678${10 + customer}`,
      customerAddress: 'Jl. Melati No. 7, RT 02/RW 05, Bekasi',
      packageType: '20pcs',
      quantity: 2,
    })
  const placed = await order(0)
  // One order per visit, because each visit of the owner advances one.
  for (let customer = 1; customer <= visits; customer += 1) await order(customer)
  const password = process.env.ADMIN_PASSWORD ?? adminPassword
  const owner = await post('/api/admin/login', { username: 'admin', password })
  return { stranger: [], customer: placed.cookies, owner: owner.cookies, orderId: placed.body.id }
}

/** Tables of the figures with their limits. */
function pageTables({ bytes, times, visits }: PageFigures): string {
  const kb = (value: number) => (value / 1000).toFixed(1)
  const pair = (value: string, limit: string) => `${value} / ${limit}`.padStart(16)
  return [
    'Bytes to open a page (KB, brotli) / limit',
    `${'page'.padEnd(24)}${'document'.padStart(16)}${'scripts'.padStart(16)}${'fonts'.padStart(16)}`,
    ...bytes.map(
      ({ path, html, scripts, fonts, limits }) =>
        path.padEnd(24) +
        pair(kb(html), kb(limits.html)) +
        pair(kb(scripts), kb(limits.scripts)) +
        pair(kb(fonts), kb(limits.fonts)),
    ),
    '',
    `On a phone of the middle price, cold, median of ${visits} / limit`,
    `${'page'.padEnd(24)}${'LCP ms'.padStart(16)}${'TBT ms'.padStart(16)}${'CLS'.padStart(16)}${'tap ms'.padStart(16)}`,
    ...times.map(
      ({ path, lcp, tbt, cls, tap, limits }) =>
        path.padEnd(24) +
        pair(lcp.toFixed(0), String(limits.lcp)) +
        pair(tbt.toFixed(0), String(limits.tbt)) +
        pair(cls.toFixed(3), String(limits.cls)) +
        (tap > 0 ? pair(tap.toFixed(0), String(limits.tap)) : ''),
    ),
  ].join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && process.argv[2]?.startsWith('http')) {
  const [url, visits] = process.argv.slice(2)
  if (url) process.stdout.write(`${pageTables(await measurePages(url, Number(visits ?? 5)))}\n`)
}
