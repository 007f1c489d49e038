import type { AppParts, ShopApp } from '../http/app-parts.ts'
import { ownAddress } from '../http/request-log.ts'
import { presentShopConfig } from '../shop-config/present-shop-config.ts'
import { defaultSettings } from '../shop-settings/default-settings.ts'
import type { PageFacts } from './page-bundle.ts'

const answerOf = async <T>(app: ShopApp, url: string): Promise<T | undefined> => {
  const answer = await app.inject({ method: 'GET', url, remoteAddress: ownAddress })
  return answer.statusCode === 200 ? answer.json<T>() : undefined
}

/**
 * What documents show, word for word what the public calls would answer. While the database is away
 * documents are drawn with the shop as configured and without reviews.
 */
export const readPageFacts = async (app: ShopApp, { config, now }: AppParts): Promise<PageFacts> => {
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
