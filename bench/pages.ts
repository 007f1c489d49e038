import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { measurePageBytes, type PageBytes } from './page-bytes.ts'
import { measurePageTimes, type PageTimes } from './page-times.ts'

/**
 * What the shop's pages cost to open: bytes, which are exact, and times on an emulated phone, which are medians of one
 * run and mean something only beside figures of the same machine. Alone:
 *
 *   npx esbuild bench/pages.ts --bundle --platform=node --format=esm --packages=external --outfile=bench/dist/pages.js
 *   node bench/dist/pages.js http://127.0.0.1:3000 [visits]
 */
export type PageFigures = { bytes: PageBytes[]; times: PageTimes[]; visits: number }

const browsers = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Measures the running shop at `url` (without a slash at the end). */
export async function measurePages(url: string, visits = 5): Promise<PageFigures> {
  const executablePath = browsers.find((path) => path !== undefined && existsSync(path))
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  try {
    return {
      bytes: await measurePageBytes(url),
      times: await measurePageTimes(browser, url, visits),
      visits,
    }
  } finally {
    await browser.close()
  }
}

/** The figures as tables, each beside its limit. */
export function pageTables({ bytes, times, visits }: PageFigures): string {
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
