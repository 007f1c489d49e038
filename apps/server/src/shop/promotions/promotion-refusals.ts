import { promotionKeeping } from '@dimsum/words/server/promotions'
import { ShopError } from '../../platform/errors/shop-error.ts'

/** There is another code of these letters. */
export const codeTaken = (): ShopError => {
  const message = promotionKeeping.codeTaken
  return new ShopError('conflict', message, { issues: [{ path: 'code', message }] })
}
