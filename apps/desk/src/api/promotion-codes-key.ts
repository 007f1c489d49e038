/** In its own file because `use-shop-news.ts` runs on every screen and needs only the key. */
export const promotionCodesKey = ['admin', 'promotion-codes']
