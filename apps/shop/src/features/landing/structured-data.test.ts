import { packageName } from '@dimsum/domain/menu'
import { menuPackage } from '@dimsum/web/testing/menu-package.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { expect, test } from 'vitest'
import { structuredData } from './structured-data.ts'

const config = shopConfig()
const renderedAt = '2026-12-10T05:00:00Z'
const origin = 'https://contoh.id'
const stars: [number, number, number, number, number] = [0, 0, 0, 1, 2]

const describe = (more: Partial<Parameters<typeof structuredData>[0]> = {}) => {
  const graph: Record<string, unknown>[] = structuredData({ origin, config, renderedAt, ...more })['@graph']
  const [shop, ...products] = graph
  return { shop, products }
}

test('the shop’s address, phone and hours are those of the page', () => {
  const { shop } = describe()
  expect(shop).toMatchObject({
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
})

test('every package of the menu is a halal dish and a product at its price', () => {
  const { shop, products } = describe()
  expect(products.map(({ name }) => name)).toEqual(config.menu.map((item) => packageName(item).id))
  expect(products.map((product) => product.offers)).toMatchObject([
    { price: 30_000, priceCurrency: 'IDR' },
    { price: 58_000, priceCurrency: 'IDR' },
    { price: 270_000, priceCurrency: 'IDR' },
  ])
  expect(JSON.stringify(shop).match(/HalalDiet/g)).toHaveLength(3)
})

test('a package that cannot be ordered is out of stock', () => {
  const { products } = describe({ availability: [{ packageType: '20pcs', isOrderable: false, left: 0 }] })
  expect(products.map((product) => product.offers)).toMatchObject([
    { availability: 'https://schema.org/InStock' },
    { availability: 'https://schema.org/OutOfStock' },
    { availability: 'https://schema.org/InStock' },
  ])
})

test('the rating appears from three reviews on, and never on a product', () => {
  expect(
    describe({ reviewSummary: { count: 2, average: 5, stars: [0, 0, 0, 0, 2] } }).shop,
  ).not.toHaveProperty('aggregateRating')
  const { shop, products } = describe({ reviewSummary: { count: 3, average: 4.7, stars } })
  expect(shop).toMatchObject({ aggregateRating: { ratingValue: 4.7, reviewCount: 3 } })
  for (const product of products) expect(product).not.toHaveProperty('aggregateRating')
})

test('prices and hours the owner changed are the ones search engines read', () => {
  const changed = shopConfig(
    {},
    {
      menu: [menuPackage('10pcs'), menuPackage('20pcs', { price: 60_000 })],
      hours: { weekdays: { opens: '07:00', closes: '19:00' }, weekend: { opens: '07:00', closes: '19:00' } },
    },
  )
  const { shop, products } = describe({ config: changed })
  expect(products.map((product) => product.offers)).toMatchObject([{ price: 30_000 }, { price: 60_000 }])
  expect(shop).toMatchObject({ priceRange: 'Rp30000–Rp60000' })
  expect(shop?.openingHoursSpecification).toMatchObject([{ opens: '07:00', closes: '19:00' }])
})

test('a package has the owner’s name and photo', () => {
  const photo = { hash: 'ab12', widths: [360, 720], width: 720, height: 540 }
  const hamper = menuPackage('20pcs', { name: { id: 'Hamper Lebaran', en: 'Eid Hamper' }, pieces: 24, photo })
  const { products } = describe({ config: shopConfig({}, { menu: [hamper] }) })
  expect(products).toMatchObject([
    { name: 'Hamper Lebaran (24 pcs)', image: 'https://contoh.id/foto/ab12-720.webp' },
  ])
  expect(describe({ config: shopConfig({}, { menu: [] }) }).shop).not.toHaveProperty('priceRange')
})

test('a package with open pre-order is PreOrder; a closed, sold out or future one is OutOfStock', () => {
  const menu = [
    menuPackage('10pcs', { deliverFrom: '2026-12-25', orderUntil: '2026-12-20T17:00:00Z' }),
    menuPackage('10pcs', { orderUntil: '2026-12-10T04:59:00Z' }),
    menuPackage('10pcs', { left: 0 }),
    menuPackage('10pcs', { orderFrom: '2026-12-10T05:01:00Z' }),
  ]
  const { products } = describe({ config: shopConfig({}, { menu }) })
  expect(products.map((product) => product.offers)).toMatchObject([
    { availability: 'https://schema.org/PreOrder' },
    { availability: 'https://schema.org/OutOfStock' },
    { availability: 'https://schema.org/OutOfStock' },
    { availability: 'https://schema.org/OutOfStock' },
  ])
})

test('categories are sections of the menu', () => {
  const category = { id: 'Beku', en: 'Frozen' }
  const menu = [menuPackage('10pcs', { category }), menuPackage('20pcs')]
  expect(describe({ config: shopConfig({}, { menu }) }).shop?.hasMenu).toMatchObject({
    hasMenuItem: [{ name: 'Paket Sedang (20 pcs)' }],
    hasMenuSection: [{ name: 'Beku', hasMenuItem: [{ name: 'Paket Kecil (10 pcs)' }] }],
  })
  expect(describe().shop?.hasMenu).not.toHaveProperty('hasMenuSection')
})
