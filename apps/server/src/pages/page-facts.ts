import type { App } from '../platform/http/app.ts'
import { presentShopConfig, readShopConfig } from '../shop/config/present-shop-config.ts'
import { findAvailability } from '../shop/inventory/availability.ts'
import { menuOutOfTheBox } from '../shop/menu/menu-out-of-the-box.ts'
import { readPublicReviews, summariseReviews } from '../shop/reviews/present-review.ts'
import { defaultSettings } from '../shop/settings/default-settings.ts'
import type { PageFacts } from './page-bundle.ts'
import type { PageParts } from './page-parts.ts'

/**
 * Reads the data of all documents, equal to the responses of the public calls. While the database is down, documents
 * keep what was read last; before the first read they show the configured shop and no reviews.
 */
export const pageFactsReader = (parts: PageParts, log: Pick<App['log'], 'warn'>) => {
  const { config, db, now } = parts
  const last: Partial<PageFacts> = {}
  const keep = async <Name extends keyof PageFacts>(name: Name, read: Promise<PageFacts[Name]>) => {
    try {
      last[name] = await read
    } catch (error) {
      log.warn({ err: error, facts: name }, 'public data for prerendering could not be read')
    }
  }
  return async (): Promise<PageFacts> => {
    await Promise.all([
      keep('config', readShopConfig(parts)),
      keep('reviews', readPublicReviews(db)),
      keep('reviewSummary', summariseReviews(db)),
      keep('availability', findAvailability(parts)),
    ])
    if (last.config) return { ...last, config: last.config }
    const shop = presentShopConfig(defaultSettings(config.shop), menuOutOfTheBox, config.payment, now())
    return { ...last, config: shop, isPreliminary: true }
  }
}
