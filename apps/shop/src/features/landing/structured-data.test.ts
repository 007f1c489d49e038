import { packageName } from '@dimsum/domain/menu'
import { menuPackage } from '@dimsum/web/testing/menu-package.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { expect, test } from 'vitest'
import { structuredData } from './structured-data.ts'

const config = shopConfig()
const stars: [number, number, number, number, number] = [0, 0, 0, 1, 2]

const describe = (more: Partial<Parameters<typeof structuredData>[0]> = {}) => {
  const facts = { origin: 'https://contoh.id', config, renderedAt: '2026-12-10T05:00:00Z', ...more }
  const [shop, ...products]: Record<string, unknown>[] = structuredData(facts)['@graph']
  return { shop, products, offers: products.map(({ offers }) => offers) }
}
const ofMenu = (...menu: typeof config.menu) => describe({ config: shopConfig({}, { menu }) })
const available = (...states: string[]) =>
  states.map((state) => ({ availability: `https://schema.org/${state}` }))

test('the shop’s address, phone and hours are those of the page', () => {
  expect(describe().shop).toMatchObject({
    '@type': 'FoodEstablishment',
    name: 'Dapur Contoh',
    url: 'https://contoh.id/',
    telephone: '+6281234567890',
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '20:00',
      },
      { dayOfWeek: ['Saturday', 'Sunday'], opens: '09:00', closes: '21:00' },
    ],
  })
  const daily = { opens: '07:00', closes: '19:00' }
  const changed = shopConfig({}, { hours: { weekdays: daily, weekend: daily } })
  expect(describe({ config: changed }).shop).toMatchObject({ openingHoursSpecification: [daily] })
})

test('every package of the menu is a halal dish and a product at the owner’s price', () => {
  const { shop, products } = describe()
  expect(products.map(({ name }) => name)).toEqual(config.menu.map((item) => packageName(item).id))
  expect(JSON.stringify(shop).match(/HalalDiet/g)).toHaveLength(3)
  const changed = ofMenu(menuPackage('10pcs'), menuPackage('20pcs', { price: 60_000 }))
  expect(changed.offers).toMatchObject([{ price: 30_000, priceCurrency: 'IDR' }, { price: 60_000 }])
  expect(changed.shop).toMatchObject({ priceRange: 'Rp30000–Rp60000' })
  expect(ofMenu().shop).not.toHaveProperty('priceRange')
})

test('a package that cannot be ordered is out of stock', () => {
  const availability = [{ packageType: '20pcs' as const, isOrderable: false, left: 0 }]
  expect(describe({ availability }).offers).toMatchObject(available('InStock', 'OutOfStock', 'InStock'))
})

test('the rating appears from three reviews on, and never on a product', () => {
  const few = describe({ reviewSummary: { count: 2, average: 5, stars } })
  expect(few.shop).not.toHaveProperty('aggregateRating')
  const { shop, products } = describe({ reviewSummary: { count: 3, average: 4.7, stars } })
  expect(shop).toMatchObject({ aggregateRating: { ratingValue: 4.7, reviewCount: 3 } })
  for (const product of products) expect(product).not.toHaveProperty('aggregateRating')
})

test('a package has the owner’s name and photo', () => {
  const photo = { hash: 'ab12', widths: [360, 720], width: 720, height: 540 }
  const hamper = menuPackage('20pcs', { name: { id: 'Hamper Lebaran', en: 'Eid Hamper' }, pieces: 24, photo })
  expect(ofMenu(hamper).products).toMatchObject([
    { name: 'Hamper Lebaran (24 pcs)', image: 'https://contoh.id/foto/ab12-720.webp' },
  ])
})

test('a package with open pre-order is PreOrder; a closed, sold out or future one is OutOfStock', () => {
  const { offers } = ofMenu(
    menuPackage('10pcs', { deliverFrom: '2026-12-25', orderUntil: '2026-12-20T17:00:00Z' }),
    menuPackage('10pcs', { orderUntil: '2026-12-10T04:59:00Z' }),
    menuPackage('10pcs', { left: 0 }),
    menuPackage('10pcs', { orderFrom: '2026-12-10T05:01:00Z' }),
  )
  expect(offers).toMatchObject(available('PreOrder', 'OutOfStock', 'OutOfStock', 'OutOfStock'))
})

test('categories are sections of the menu', () => {
  const category = { id: 'Beku', en: 'Frozen' }
  expect(ofMenu(menuPackage('10pcs', { category }), menuPackage('20pcs')).shop?.hasMenu).toMatchObject({
    hasMenuItem: [{ name: 'Paket Sedang (20 pcs)' }],
    hasMenuSection: [{ name: 'Beku', hasMenuItem: [{ name: 'Paket Kecil (10 pcs)' }] }],
  })
  expect(describe().shop?.hasMenu).not.toHaveProperty('hasMenuSection')
})
