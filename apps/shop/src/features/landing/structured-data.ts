import type { PackageAvailability } from '@dimsum/contract/inventory'
import type { MenuPackage } from '@dimsum/contract/menu'
import type { ReviewSummary } from '@dimsum/contract/reviews'
import type { ShopConfig } from '@dimsum/contract/shop-config'
import { englishWeekdayNames } from '@dimsum/domain/calendar-names'
import { menuSections, packageName } from '@dimsum/domain/menu'
import { openingHoursRows, weeklyHours } from '@dimsum/domain/opening-hours'
import { saleState } from '@dimsum/domain/package-sale'
import { whatsappNumber } from '@dimsum/domain/phone'
import { wibDay } from '@dimsum/domain/wib-date'
import { reviewsForAverage } from '../../api/reviews.ts'
import { photoAddress } from '../../components/package-picture.tsx'

type Facts = {
  /** Origin of the shop, without a trailing slash. */
  origin: string
  config: ShopConfig
  /** Time of rendering, ISO 8601. */
  renderedAt: string
  availability?: readonly PackageAvailability[] | undefined
  reviewSummary?: ReviewSummary | undefined
}

/**
 * Structured data of the landing page (schema.org, JSON-LD): the kitchen with its menu, and the packages as products.
 * It must match the page: same prices, hours and rating, and no rating with fewer than three reviews.
 */
export function structuredData({ origin, config, renderedAt, availability, reviewSummary }: Facts) {
  const { shop, menu } = config
  const image = `${origin}/og.jpg`
  const offerOf = (item: MenuPackage) => ({
    '@type': 'Offer',
    price: item.price,
    priceCurrency: 'IDR',
    url: `${origin}/order?package=${item.packageType}`,
    availability: `https://schema.org/${stateOf(item, availability, new Date(renderedAt))}`,
  })
  const itemsOf = (items: readonly MenuPackage[]) =>
    items.map((item) => ({
      '@type': 'MenuItem',
      name: packageName(item).id,
      description: item.description.id,
      suitableForDiet: 'https://schema.org/HalalDiet',
      offers: offerOf(item),
    }))
  const sections = menuSections(menu).flatMap(({ category, items }) =>
    category ? { '@type': 'MenuSection', name: category.id, hasMenuItem: itemsOf(items) } : [],
  )
  const prices = menu.map(({ price }) => price)
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
        ...(menu.length > 0 && { priceRange: `Rp${Math.min(...prices)}–Rp${Math.max(...prices)}` }),
        servesCuisine: ['Dimsum', 'Halal'],
        currenciesAccepted: 'IDR',
        paymentAccepted: 'Virtual Account, GoPay, QRIS, COD',
        openingHoursSpecification: hoursOfTheWeek(config.hours),
        ...(reviewSummary && ratingOf(reviewSummary)),
        hasMenu: {
          '@type': 'Menu',
          hasMenuItem: itemsOf(menuSections(menu).find(({ category }) => category === null)?.items ?? []),
          ...(sections.length > 0 && { hasMenuSection: sections }),
        },
      },
      ...menu.map((item) => ({
        '@type': 'Product',
        name: packageName(item).id,
        description: item.description.id,
        image: item.photo ? `${origin}${photoAddress(item.photo)}` : image,
        brand: { '@id': shopId },
        offers: offerOf(item),
      })),
    ],
  }
}

function stateOf(item: MenuPackage, availability: Facts['availability'], now: Date) {
  const stock = availability?.find(({ packageType }) => packageType === item.packageType)
  if (stock?.isOrderable === false || saleState(item, now) !== 'open') return 'OutOfStock'
  return item.deliverFrom !== null && item.deliverFrom > wibDay(now) ? 'PreOrder' : 'InStock'
}

/** The shop's own rating, equal to the one on the page. */
function ratingOf({ count, average }: ReviewSummary) {
  if (average === null || count < reviewsForAverage) return null
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 },
  }
}

/** One entry per set of hours, with all its days. */
const hoursOfTheWeek = ({ weekdays, weekend }: ShopConfig['hours']) =>
  openingHoursRows(weeklyHours(weekdays, weekend)).map(({ first, last, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ([1, 2, 3, 4, 5, 6, 7] as const)
      .filter((day) => first <= day && day <= last)
      .map((day) => englishWeekdayNames[day]),
    opens,
    closes,
  }))
