import type { ShopConfig } from '@dimsum/contract/shop-config'
import { wibDay } from '@dimsum/domain/wib-date'
import { isAnyPromotionUsable } from '../promotions/promotions.queries.ts'
import type { ShopParts } from '../shop-parts.ts'
import { presentShopConfig } from './present-shop-config.ts'

export const readShopConfig = async ({ config, db, settings, now }: ShopParts): Promise<ShopConfig> => {
  const moment = now()
  const hasPromotionCodes = await isAnyPromotionUsable(db, wibDay(moment))
  const menu = await settings.menu()
  return presentShopConfig(await settings.current(), menu, config.payment, moment, {
    hasPromotionCodes,
    sendsWhatsapp: config.messages.whatsapp !== undefined,
  })
}
