import type { App } from '../platform/http/app.ts'
import { presentShopConfig } from '../shop/config/present-shop-config.ts'
import { readShopConfig } from '../shop/config/read-shop-config.ts'
import { findAvailability } from '../shop/inventory/availability.ts'
import { menuOutOfTheBox } from '../shop/menu/menu-out-of-the-box.ts'
import { readPublicReviews, summariseReviews } from '../shop/reviews/read-public-reviews.ts'
import { defaultSettings } from '../shop/settings/default-settings.ts'
import type { PageFacts } from './page-bundle.ts'
import type { PageParts } from './page-parts.ts'

/**
 * The data of all documents, equal to the responses of the public calls. While the database is down, documents are
 * rendered with the configured shop and without reviews.
 */
export const readPageFacts = async (parts: PageParts, log: Pick<App['log'], 'warn'>): Promise<PageFacts> => {
  const { config, db, now } = parts
  const known = async <T>(name: string, read: Promise<T>): Promise<T | undefined> => {
    try {
      return await read
    } catch (error) {
      log.warn({ err: error, facts: name }, 'public data for prerendering could not be read')
      return undefined
    }
  }
  const [shop, reviews, reviewSummary, packages] = await Promise.all([
    known('config', readShopConfig(parts)),
    known('reviews', readPublicReviews(db)),
    known('summary', summariseReviews(db)),
    known('availability', findAvailability(parts)),
  ])
  return {
    config: shop ?? presentShopConfig(defaultSettings(config.shop), menuOutOfTheBox, config.payment, now()),
    reviews,
    reviewSummary,
    availability: packages,
  }
}
