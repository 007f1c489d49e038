import type { FoodFacts } from '@dimsum/contract/food-facts'
import type { ShopConfig } from '@dimsum/contract/shop-config'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { closedUntil } from '@dimsum/domain/delivery-date'
import { takesOrdersFrom } from '@dimsum/domain/ordering'
import { wibDay } from '@dimsum/domain/wib-date'
import { nextDayWithRoom } from '../kitchen-days/delivery-day.ts'
import type { MenuItem } from '../menu/menu.queries.ts'
import { presentMenu } from '../menu/present-menu.ts'
import { isAnyPromotionUsable } from '../promotions/promotions.queries.ts'
import type { ShopRules } from '../settings/shop-rules.ts'
import type { ShopParts } from '../shop-parts.ts'
import { takesTransfers } from '../transfers/present-transfer.ts'

export const readShopConfig = async ({ config, db, settings, now }: ShopParts): Promise<ShopConfig> => {
  const moment = now()
  const hasPromotionCodes = await isAnyPromotionUsable(db, wibDay(moment))
  const menu = await settings.menu()
  return presentShopConfig(await settings.current(), menu, config.payment, moment, {
    hasPromotionCodes,
    sendsWhatsapp: config.messages.whatsapp !== undefined,
  })
}

/** The public part of settings and payment setup, field by field: a new setting is private until it is added here. */
export const presentShopConfig = (
  settings: ShopSettings,
  menu: readonly MenuItem[],
  payment: Pick<ShopConfig['payment'], 'mode' | 'clientKey' | 'scriptUrl'>,
  now: Date,
  { hasPromotionCodes = false, sendsWhatsapp = false } = {},
): ShopConfig => ({
  shop: {
    name: settings.shopName,
    founder: settings.founder,
    phone: settings.phone,
    email: settings.email,
    whatsapp: settings.whatsapp,
    address: settings.address,
    intro: settings.intro,
    thanks: settings.thanks,
    halalCertificate: settings.halalCertificate,
  },
  hours: { weekdays: settings.weekdayHours, weekend: settings.weekendHours },
  ordering: {
    ...settings.ordering,
    nextDay: dayBehindPause({ ...settings, menu }, now),
    closedUntil: closedUntil(now, settings),
  },
  menu: presentMenu(menu),
  ...(settings.deliveryAreas.length > 0 && { deliveryAreas: settings.deliveryAreas }),
  ...(settings.timeWindows.length > 0 && {
    timeWindows: settings.timeWindows.map(({ begins, ends, for: kind }) => ({ begins, ends, for: kind })),
  }),
  ...(settings.customerChanges !== null && { customerChanges: settings.customerChanges }),
  ...(settings.refunds && { refunds: true as const }),
  ...(takesTransfers(settings) && { manualTransfer: true as const }),
  ...(hasPromotionCodes && { hasPromotionCodes: true as const }),
  ...(sendsWhatsapp && { whatsappMessages: true as const }),
  ...presentFoodFacts(settings),
  payment: {
    mode: payment.mode,
    clientKey: payment.clientKey,
    scriptUrl: payment.scriptUrl,
    qris: settings.qris,
    cashCeiling: settings.cashCeiling,
    deposit: depositOf(settings),
  },
  privacy: { retentionMonths: settings.retentionMonths },
  languages: { shop: settings.shopLanguage, desk: settings.deskLanguage },
})

/** The first day the smallest order could be for after the pause, full days included. */
const dayBehindPause = (rules: ShopRules, now: Date): string | null => {
  const from = takesOrdersFrom(rules.ordering, now)
  return from === null || from <= now ? null : nextDayWithRoom(from, 1, rules, [])
}

const depositOf = ({ depositPercent, ...settings }: ShopSettings) => {
  if (depositPercent === null) return null
  const { depositFrom, depositFromPieces, restDaysBefore, depositTerms } = settings
  return { depositPercent, depositFrom, depositFromPieces, restDaysBefore, depositTerms }
}

/** The owner's information about the food; undefined until she has filled in some of it. */
const presentFoodFacts = ({
  ingredients,
  allergens,
  storage,
  keepsDays,
}: FoodFacts): Pick<ShopConfig, 'foodFacts'> => {
  const isEmpty = ingredients === '' && allergens.length === 0 && storage === '' && keepsDays === null
  return isEmpty ? {} : { foodFacts: { ingredients, allergens, storage, keepsDays } }
}
