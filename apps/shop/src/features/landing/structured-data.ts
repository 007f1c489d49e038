import type { PackageAvailability } from '@dimsum/contract/inventory'
import type { ReviewSummary } from '@dimsum/contract/reviews'
import type { ShopConfig } from '@dimsum/contract/shop-config'
import { englishWeekdayNames } from '@dimsum/domain/calendar-names'
import { type CataloguePackage, packages } from '@dimsum/domain/catalogue'
import { rupiah } from '@dimsum/domain/money'
import { weeklyHours } from '@dimsum/domain/opening-hours'
import { whatsappNumber } from '@dimsum/domain/phone'
import { packageWords } from '@dimsum/words/packages'
import { reviewsForAverage } from '../../api/reviews.ts'

type Facts = {
  /** Absolute address of the shop, without a slash at the end. */
  origin: string
  config: ShopConfig
  availability?: readonly PackageAvailability[] | undefined
  reviewSummary?: ReviewSummary | undefined
}

/**
 * The landing page for search engines (schema.org, JSON-LD): the kitchen with its menu, and the packages as products.
 * Says what the page shows and nothing else: same prices, same hours, same rating, and no rating below three reviews.
 */
export function structuredData({ origin, config, availability, reviewSummary }: Facts) {
  const { shop } = config
  const image = `${origin}/og.jpg`
  const priceOfPackage = ({ type, price }: CataloguePackage) => rupiah(config.prices[type] ?? price)
  const offerOf = (item: CataloguePackage) => ({
    '@type': 'Offer',
    price: priceOfPackage(item),
    priceCurrency: 'IDR',
    url: `${origin}/order?package=${item.type}`,
    availability: isOrderable(item.type, availability)
      ? 'https://schema.org/InStock'
      : 'https://schema.org/OutOfStock',
  })
  const prices = packages.map(priceOfPackage)
  const shopId = `${origin}/#shop`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'FoodEstablishment',
        '@id': shopId,
        name: shop.name,
        url: `${origin}/`,
        telephone: `+${whatsappNumber(shop.phone)}`,
        email: shop.email,
        ...(shop.address && { address: shop.address }),
        image,
        priceRange: `Rp${Math.min(...prices)}–Rp${Math.max(...prices)}`,
        servesCuisine: ['Dimsum', 'Halal'],
        currenciesAccepted: 'IDR',
        paymentAccepted: 'Virtual Account, GoPay, QRIS, COD',
        openingHoursSpecification: hoursOfTheWeek(config.hours),
        ...(reviewSummary && ratingOf(reviewSummary)),
        hasMenu: {
          '@type': 'Menu',
          hasMenuItem: packages.map((item) => ({
            '@type': 'MenuItem',
            name: item.name,
            description: packageWords[item.type].description.id,
            suitableForDiet: 'https://schema.org/HalalDiet',
            offers: offerOf(item),
          })),
        },
      },
      ...packages.map((item) => ({
        '@type': 'Product',
        name: item.name,
        description: packageWords[item.type].description.id,
        image,
        brand: { '@id': shopId },
        offers: offerOf(item),
      })),
    ],
  }
}

function isOrderable(type: string, availability: Facts['availability']): boolean {
  return availability?.find(({ packageType }) => packageType === type)?.isOrderable ?? true
}

/** The shop's own stars, equal to those on the page. */
function ratingOf({ count, average }: ReviewSummary) {
  if (average === null || count < reviewsForAverage) return null
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 },
  }
}

/** One row for each set of hours, with all its days. */
function hoursOfTheWeek({ weekdays, weekend }: ShopConfig['hours']) {
  const week = weeklyHours(weekdays, weekend)
  const rows = new Map<string, { opens: string; closes: string; dayOfWeek: string[] }>()
  for (const weekday of [1, 2, 3, 4, 5, 6, 7] as const) {
    const hours = week[weekday]
    if (hours === null) continue
    const key = `${hours.opens}-${hours.closes}`
    const row = rows.get(key) ?? { opens: hours.opens, closes: hours.closes, dayOfWeek: [] }
    row.dayOfWeek.push(englishWeekdayNames[weekday])
    rows.set(key, row)
  }
  return [...rows.values()].map(({ opens, closes, dayOfWeek }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens,
    closes,
  }))
}
