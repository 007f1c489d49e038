import { brotliDecompressSync } from 'node:zlib'

/** Transfer size of a page in bytes (brotli), from the running shop. */
export type PageBytes = {
  path: string
  /** The document with its inlined styles, without an inlined picture, which counts as a picture. */
  html: number
  /** Scripts that the document itself loads. */
  scripts: number
  fonts: number
  limits: ByteLimits
}

type ByteLimits = { html: number; scripts: number; fonts: number }

const kb = 1000

/**
 * The most that the document and the fonts of a page may cost (KB). A limit lies a fifth above the measured document,
 * because the names of its files alone change its weight.
 */
const limitTable: readonly [path: string, html: number, fonts: number][] = [
  ['/', 22, 48],
  ['/order', 22, 48],
  ['/payment?orderId=1', 16, 48],
  ['/payment-demo?orderId=1', 16, 48],
  ['/track-order', 18, 48],
  ['/invoice', 16, 48],
  ['/order-label/1', 16, 28],
  ['/admin', 20, 28],
  ['/admin-login', 16, 28],
  ['/production-status', 16, 28],
  ['/payment-test', 16, 28],
  ['/debug-midtrans', 16, 28],
  ['/webhook-test', 16, 28],
  ['/tidak-ada', 17, 48],
]

/**
 * Alarms for a dependency added by mistake, not budgets: LCP and TBT on a slow phone decide. They are well above the
 * measured sizes, because file hashes alone change a document by some bytes. Only the landing page works before its
 * scripts have loaded.
 */
const pageScripts = (path: string) => (path === '/' ? 8 : 200) * kb
export const visitScriptLimit = 200 * kb
export const deskScriptLimit = 450 * kb

/** Measures every page of the table at `url`. */
export async function measurePageBytes(url: string): Promise<PageBytes[]> {
  const total = sizesAt(url)
  return Promise.all(
    limitTable.map(async ([path, html, fonts]) => {
      const raw = await fetchRaw(new URL(path, url))
      const text = brotliDecompressSync(raw).toString('utf8')
      const linked = (pattern: RegExp) =>
        new Set([...text.matchAll(pattern)].flatMap(([, file]) => file ?? []))
      return {
        path,
        html: raw.length - picturesIn(text),
        scripts: await total(linked(/(?:<script type="module" src|rel="modulepreload" href)="([^"]+)"/g)),
        fonts: await total(linked(/rel="preload" href="([^"]+\.woff2)"/g)),
        limits: { html: html * kb, scripts: pageScripts(path), fonts: fonts * kb },
      }
    }),
  )
}

/** Bytes of inlined pictures; brotli compresses their base64 to about the size of the files. */
const picturesIn = (html: string): number =>
  [...html.matchAll(/data:image\/avif;base64,([\w+/=]+)/g)].reduce(
    (sum, [, base64 = '']) => sum + Buffer.byteLength(base64, 'base64'),
    0,
  )

/** Returns a function for the total size of files; each file is fetched once. */
export function sizesAt(url: string): (files: Iterable<string>) => Promise<number> {
  const sizes = new Map<string, Promise<number>>()
  const size = (file: string) => {
    const known = sizes.get(file) ?? fetchRaw(new URL(file, url)).then(({ length }) => length)
    sizes.set(file, known)
    return known
  }
  return async (files) => {
    const each = await Promise.all([...files].map(size))
    return each.reduce((sum, bytes) => sum + bytes, 0)
  }
}

/** The compressed body, which `fetch` would decompress. */
async function fetchRaw(address: URL): Promise<Buffer> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br', accept: '*/*' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () => resolve(Buffer.concat(parts)))
      response.on('error', reject)
    }).on('error', reject)
  })
}
