import type { App } from '../platform/http/app.ts'
import { presentShopConfig } from '../shop/config/present-shop-config.ts'
import { defaultSettings } from '../shop/settings/default-settings.ts'
import type { PageFacts } from './page-bundle.ts'
import type { PageParts } from './page-parts.ts'

/** The call's answer as a browser would read it; undefined while it cannot be had. */
const answerOf = async <T>(app: App, path: string): Promise<T | undefined> => {
  try {
    const text = await app.publicAnswers.get(path)?.()
    return text === undefined ? undefined : (JSON.parse(text) as T)
  } catch (error) {
    app.log.warn({ err: error, path }, 'public data for prerendering could not be read')
    return undefined
  }
}

/**
 * What documents show, word for word what the public calls would answer. While the database is away
 * documents are rendered with the shop as configured and without reviews.
 */
export const readPageFacts = async (app: App, { config, now }: PageParts): Promise<PageFacts> => {
  const [shop, reviews, reviewSummary, availability] = await Promise.all([
    answerOf<PageFacts['config']>(app, '/api/config'),
    answerOf<NonNullable<PageFacts['reviews']>>(app, '/api/reviews/public'),
    answerOf<NonNullable<PageFacts['reviewSummary']>>(app, '/api/reviews/summary'),
    answerOf<NonNullable<PageFacts['availability']>>(app, '/api/packages/availability'),
  ])
  return {
    config: shop ?? presentShopConfig(defaultSettings(config.shop), config.payment, now()),
    reviews,
    reviewSummary,
    availability,
  }
}
