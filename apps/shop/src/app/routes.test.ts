import { expect, test } from 'vitest'
import { notFoundScreen } from '../screens.ts'
import { routes } from './routes.ts'
import { robotsTxt, sitemapXml } from './site-files.ts'

test.each([
  ['/', '/'],
  ['/order', '/order'],
  ['/order/', '/order'],
  ['/invoice', '/invoice'],
  ['/invoice/12', '/invoice/:id'],
])('%s is the screen %s', (path, route) => {
  expect(routes.find(path)?.path).toBe(route)
})

test.each([
  '/Order',
  '/invoice/1/2',
  '/invoice/%E0%A4%A',
  '/order-label',
  '/api',
  '/admin',
  '/admin/x',
  '/index.html',
])('%s is no screen of the shop', (path) => {
  expect(routes.match(path)).toBeUndefined()
  expect(routes.find(path)?.path).toBe(notFoundScreen.path)
})

test('the sitemap lists the three public pages and nothing else', () => {
  const listed = [...sitemapXml('https://contoh.id').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)
  expect(listed).toEqual(['https://contoh.id/', 'https://contoh.id/order', 'https://contoh.id/track-order'])
  expect(robotsTxt('https://contoh.id')).toContain('Sitemap: https://contoh.id/sitemap.xml')
})
