import type { ShopConfig } from '@dimsum/contract/shop-config'
import { telHref } from '@dimsum/domain/phone'
import { writeWebManifest } from '@dimsum/web/document/web-manifest.ts'
import { navigation } from '@dimsum/words/shop/navigation'
import { screens } from '../screens.ts'

/** `/manifest.webmanifest`: name, colours and icons of the installed shop. */
export const webManifest = ({ shop }: ShopConfig): string =>
  writeWebManifest({
    id: '/',
    name: shop.name,
    // Home screens truncate longer names, so only the first word is used.
    shortName: shop.name.length <= 12 ? shop.name : (shop.name.split(' ')[0]?.slice(0, 12) ?? 'Dimsum'),
    startUrl: '/?src=app',
    scope: '/',
    shortcuts: [
      { name: navigation.orderShort.id, url: '/order' },
      { name: navigation.trackShort.id, url: '/track-order' },
    ],
  })

const indexedPaths = () => screens.filter(({ indexed }) => indexed).map(({ path }) => path)

/** `/sitemap.xml`: the public pages. */
export function sitemapXml(origin: string): string {
  const urls = indexedPaths().map((path) => `<url><loc>${origin}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}

/** `/robots.txt` disallows only `/api/`: pages outside the sitemap carry `noindex`, which crawlers must be able to read. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** Validity of `/.well-known/security.txt` in days. The file is regenerated while the shop runs. */
const securityTxtDays = 90

/** `/.well-known/security.txt` (RFC 9116): contact for reports of vulnerabilities. */
export function securityTxt({ shop }: ShopConfig, now: Date): string {
  // Rounded to the day, so that the file changes once per day.
  const expires = new Date(now.getTime() + securityTxtDays * 86_400_000)
  expires.setUTCHours(0, 0, 0, 0)
  return [
    ...(shop.email === '' ? [] : [`Contact: mailto:${encodeURI(shop.email)}`]),
    `Contact: ${telHref(shop.phone)}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: id, en',
    '',
  ].join('\n')
}
