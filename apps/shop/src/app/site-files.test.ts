import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { expect, test } from 'vitest'
import { securityTxt, webManifest } from './site-files.ts'

test.each([
  ['Dimsum Rini', 'Dimsum Rini'],
  ['Dapur Dimsum Bu Rini', 'Dapur'],
  ['Kedaimakanankeluarga', 'Kedaimakanan'],
])('a shop named %s is “%s” on the home screen', (name, shortName) => {
  const manifest = JSON.parse(webManifest(shopConfig({ name })))
  expect(manifest).toMatchObject({
    name,
    short_name: shortName,
    display: 'standalone',
    start_url: '/?src=app',
  })
  expect(manifest.short_name.length).toBeLessThanOrEqual(12)
})

test('security.txt has the shop’s email and phone, and expires in 90 days', () => {
  expect(securityTxt(shopConfig(), new Date('2026-11-23T01:02:03.456Z'))).toBe(
    [
      ...['Contact: mailto:halo@contoh.id', 'Contact: tel:+6281234567890', 'Expires: 2027-02-21T00:00:00Z'],
      ...['Preferred-Languages: id, en', ''],
    ].join('\n'),
  )
})

test('security.txt of a shop without an email address has only its phone', () => {
  const text = securityTxt(shopConfig({ email: '' }), new Date())
  expect(text.match(/^Contact: .*$/gm)).toEqual(['Contact: tel:+6281234567890'])
})
