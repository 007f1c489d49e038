import { brotliDecompressSync } from 'node:zlib'

/** What a page costs to open, in bytes as they travel (brotli), read from the running shop. */
export type PageBytes = {
  path: string
  /** The document with its styles inside, without the picture it may hold: that counts among the pictures. */
  html: number
  /** Scripts the document starts with: what it asks for by itself. */
  scripts: number
  fonts: number
  limits: ByteLimits
}

type ByteLimits = { html: number; scripts: number; fonts: number }

const kb = 1000

const paths = [
  '/',
  '/order',
  '/payment?orderId=1',
  '/payment-demo?orderId=1',
  '/track-order',
  '/invoice',
  '/order-label/1',
  '/admin',
  '/admin-login',
  '/production-status',
  '/payment-test',
  '/debug-midtrans',
  '/webhook-test',
  '/tidak-ada',
]

/**
 * Alarms for a dependency that came along by mistake, no budgets: LCP and TBT on a slow phone decide. They lie well above
 * what is measured, because file hashes alone change a document by some bytes. Only the landing page works before its scripts.
 */
const limitsOf = (path: string): ByteLimits => ({
  html: 30 * kb,
  scripts: (path === '/' ? 8 : 200) * kb,
  fonts: 48 * kb,
})
export const visitScriptLimit = 200 * kb
export const deskScriptLimit = 450 * kb

/** Reads every page of the table from the shop at `url`. */
export async function measurePageBytes(url: string): Promise<PageBytes[]> {
  const total = sizesAt(url)
  return Promise.all(
    paths.map(async (path) => {
      const raw = await fetchRaw(new URL(path, url))
      const text = brotliDecompressSync(raw).toString('utf8')
      const linked = (pattern: RegExp) =>
        new Set([...text.matchAll(pattern)].flatMap(([, file]) => file ?? []))
      return {
        path,
        html: raw.length - picturesIn(text),
        scripts: await total(linked(/(?:<script type="module" src|rel="modulepreload" href)="([^"]+)"/g)),
        fonts: await total(linked(/rel="preload" href="([^"]+\.woff2)"/g)),
        limits: limitsOf(path),
      }
    }),
  )
}

/** Bytes of the pictures that a document holds itself; brotli packs their base64 to what the files weigh. */
const picturesIn = (html: string): number =>
  [...html.matchAll(/data:image\/avif;base64,([\w+/=]+)/g)].reduce(
    (sum, [, base64 = '']) => sum + Buffer.byteLength(base64, 'base64'),
    0,
  )

/** Answers what files of the shop at `url` weigh together; each is fetched once. */
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

/** The body as it travels: what `fetch` would unpack stays packed. */
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
