import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { expect, test } from 'vitest'
import { securityTxt, webManifest } from './site-files.ts'

test.each([
  ['Dimsum Rini', 'Dimsum Rini'],
  ['Dapur Dimsum Bu Rini', 'Dapur'],
  ['Kedaimakanankeluarga', 'Kedaimakanan'],
])('a shop named %s is “%s” on the home screen', (name, shortName) => {
  const manifest = JSON.parse(webManifest(shopConfig({ name })))
  const atHome = { short_name: shortName, display: 'standalone', start_url: '/?src=app' }
  expect(manifest).toMatchObject({ name, ...atHome })
  expect(manifest.short_name.length).toBeLessThanOrEqual(12)
})

test('security.txt has the shop’s phone, its email if there is one, and expires in 90 days', () => {
  expect(securityTxt(shopConfig(), new Date('2026-11-23T01:02:03.456Z'))).toBe(
    [
      ...['Contact: mailto:halo@contoh.id', 'Contact: tel:+6281234567890', 'Expires: 2027-02-21T00:00:00Z'],
      ...['Preferred-Languages: id, en', ''],
    ].join('\n'),
  )
  const text = securityTxt(shopConfig({ email: '' }), new Date())
  expect(text.match(/^Contact: .*$/gm)).toEqual(['Contact: tel:+6281234567890'])
})
