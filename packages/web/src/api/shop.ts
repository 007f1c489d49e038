import type { MenuPackage } from '@dimsum/contract/menu'
import type { ShopConfig } from '@dimsum/contract/shop-config'
import type { DeliveryArea } from '@dimsum/domain/delivery-areas'
import { type OpeningHours, openingHours, weeklyHours } from '@dimsum/domain/opening-hours'
import { takesOrdersFrom } from '@dimsum/domain/ordering'
import type { TimeWindow } from '@dimsum/domain/time-windows'
import { wibDay } from '@dimsum/domain/wib-date'
import type { LanguageChoice } from '@dimsum/words/sentence'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from './client.ts'

/** What the browser may know about the shop: name, contacts, hours, menu, payment mode (GET /api/config). */
export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: ({ signal }) => api.get<ShopConfig>('/api/config', { signal }),
})

/** Stands in until the shop is known. Every served document brings it along, so this is rarely seen. */
const unknownShop: ShopConfig['shop'] = {
  name: 'Dimsum',
  founder: '',
  phone: '',
  email: '',
  whatsapp: '',
  address: '',
  intro: '',
  thanks: '',
  halalCertificate: '',
}

/** Name and contacts of the shop. */
export function useShop(): ShopConfig['shop'] {
  return useQuery(shopQuery).data?.shop ?? unknownShop
}

/** What a customer is written to in: which language she chose is not known. */
export function useShopLanguage(): LanguageChoice {
  return useQuery(shopQuery).data?.languages.shop ?? 'default'
}

/** How this shop takes money; `undefined` until it is known. */
export function usePaymentConfig(): ShopConfig['payment'] | undefined {
  return useQuery(shopQuery).data?.payment
}

/** After so many months personal data of an order is removed; `undefined` until it is known. */
export function useRetentionMonths(): number | undefined {
  return useQuery(shopQuery).data?.privacy.retentionMonths
}

/** The packages on sale, in the order of the page; none until they are known. */
export function useMenu(): readonly MenuPackage[] {
  return useQuery(shopQuery).data?.menu ?? noPackages
}

/** Where the shop delivers to and what that costs; `undefined` while the owner lists no area. */
export function useDeliveryAreas(): readonly DeliveryArea[] | undefined {
  return useQuery(shopQuery).data?.deliveryAreas
}

/** The times of a day to choose from; `undefined` while the owner lists none. */
export function useTimeWindows(): readonly TimeWindow[] | undefined {
  return useQuery(shopQuery).data?.timeWindows
}

/** When the shop answers, for `openingState` and `openingHoursRows`. */
export function useOpeningHours(): OpeningHours {
  const { data } = useQuery({ ...shopQuery, select: hoursOf })
  return data ?? openingHours
}

/** Whether the shop takes orders at this moment; if not, when a pause ends and for which day one can order then. */
export function useOrdering(now: Date): Ordering {
  const ordering = useQuery(shopQuery).data?.ordering
  const from = ordering ? takesOrdersFrom(ordering, now) : now
  if (from !== null && from <= now) return { isOpen: true, until: null, nextDay: null }
  return { isOpen: false, until: from, nextDay: from && (ordering?.nextDay ?? null) }
}

/** The last day of a holiday of the kitchen that has begun or begins tomorrow; `null` when there is none. */
export function useClosedUntil(now: Date): string | null {
  const closedUntil = useQuery(shopQuery).data?.ordering.closedUntil ?? null
  return closedUntil !== null && closedUntil >= wibDay(now) ? closedUntil : null
}

type Ordering = { isOpen: boolean; until: Date | null; nextDay: string | null }

const noPackages: readonly MenuPackage[] = []

const hoursOf = (config: ShopConfig | null): OpeningHours =>
  config ? weeklyHours(config.hours.weekdays, config.hours.weekend) : openingHours
