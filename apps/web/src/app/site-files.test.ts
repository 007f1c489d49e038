import { expect, test } from 'vitest'
import { shopConfig } from '../testing/shop-config.ts'
import { webManifest } from './site-files.ts'

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
