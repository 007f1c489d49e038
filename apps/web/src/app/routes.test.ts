import { expect, test } from 'vitest'
import { findRoute, notFoundRoute } from './routes.tsx'
import { robotsTxt, sitemapXml } from './site-files.ts'

test.each([
  ['/', '/'],
  ['/order', '/order'],
  ['/order/', '/order'],
  ['/invoice', '/invoice'],
  ['/invoice/12', '/invoice/:id'],
  ['/order-label/000123', '/order-label/:id'],
  ['/admin', '/admin'],
])('%s is the screen %s', (path, route) => {
  expect(findRoute(path).path).toBe(route)
})

test.each([
  '/Order',
  '/invoice/1/2',
  '/order-label',
  '/api',
  '/admin/x',
  '/index.html',
])('%s is no screen of the shop', (path) => {
  expect(findRoute(path)).toBe(notFoundRoute)
})

test('search engines are told of the three public pages and nothing else', () => {
  const listed = [...sitemapXml('https://contoh.id').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)
  expect(listed).toEqual(['https://contoh.id/', 'https://contoh.id/order', 'https://contoh.id/track-order'])
  expect(robotsTxt('https://contoh.id')).toContain('Sitemap: https://contoh.id/sitemap.xml')
})
