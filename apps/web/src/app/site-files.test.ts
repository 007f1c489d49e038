import type { ShopConfig } from '@dimsum/contract/shop-config'
import { expect, test } from 'vitest'
import { webManifest } from './site-files.ts'

const named = (name: string): ShopConfig => ({
  shop: { name, founder: '', phone: '', email: '', whatsapp: '', halalCertificate: '' },
  payment: { mode: 'demo', clientKey: '', scriptUrl: '' },
})

test.each([
  ['Dimsum Rini', 'Dimsum Rini'],
  ['Dapur Dimsum Bu Rini', 'Dapur'],
  ['Kedaimakanankeluarga', 'Kedaimakanan'],
])('a shop named %s is “%s” on the home screen', (name, shortName) => {
  const manifest = JSON.parse(webManifest(named(name)))
  expect(manifest).toMatchObject({
    name,
    short_name: shortName,
    display: 'standalone',
    start_url: '/?src=app',
  })
  expect(manifest.short_name.length).toBeLessThanOrEqual(12)
})
