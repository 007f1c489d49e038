import type { MenuPackage } from '@dimsum/contract/menu'
import type { ShopConfig } from '@dimsum/contract/shop-config'
import { type OpeningHours, openingHours, weeklyHours } from '@dimsum/domain/opening-hours'
import { takesOrdersFrom } from '@dimsum/domain/ordering'
import { wibDay } from '@dimsum/domain/wib-date'
import type { LanguageChoice } from '@dimsum/words/sentence'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from './client.ts'
import { retryDelayMs, shouldRetry } from './retry.ts'

/**
 * Public configuration: name, contacts, hours, menu, payment mode (GET /api/config). Documents embed it. Retried, unlike
 * other queries: without it a page shows the menu out of the box and silently lacks functions.
 */
export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: ({ signal }) => api.get<ShopConfig>('/api/config', { signal }),
  retry: shouldRetry,
  retryDelay: retryDelayMs,
})

/** Placeholder until the configuration is loaded; prerendered documents embed it. */
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

/** The public configuration; null or undefined until loaded. */
export function useShopConfig(): ShopConfig | null | undefined {
  return useQuery(shopQuery).data
}

export function useShop(): ShopConfig['shop'] {
  return useShopConfig()?.shop ?? unknownShop
}

/** Language for messages to customers, because a customer's own choice is unknown. */
export function useShopLanguage(): LanguageChoice {
  return useShopConfig()?.languages.shop ?? 'default'
}

/** Packages on sale in display order; empty until loaded. */
export function useMenu(): readonly MenuPackage[] {
  return useShopConfig()?.menu ?? noPackages
}

/** Opening hours, for `openingState` and `openingHoursRows`. */
export function useOpeningHours(): OpeningHours {
  const { data } = useQuery({ ...shopQuery, select: hoursOf })
  return data ?? openingHours
}

/** Whether the shop accepts orders now; if not, when a pause ends and the first day to order for. */
export function useOrdering(now: Date): Ordering {
  const ordering = useShopConfig()?.ordering
  const from = ordering ? takesOrdersFrom(ordering, now) : now
  if (from !== null && from <= now) return { isOpen: true, until: null, nextDay: null }
  return { isOpen: false, until: from, nextDay: from && (ordering?.nextDay ?? null) }
}

/** Last day of a kitchen holiday that has begun or begins tomorrow; else `null`. */
export function useClosedUntil(now: Date): string | null {
  const closedUntil = useShopConfig()?.ordering.closedUntil ?? null
  return closedUntil !== null && closedUntil >= wibDay(now) ? closedUntil : null
}

type Ordering = { isOpen: boolean; until: Date | null; nextDay: string | null }

const noPackages: readonly MenuPackage[] = []

const hoursOf = (config: ShopConfig | null): OpeningHours =>
  config ? weeklyHours(config.hours.weekdays, config.hours.weekend) : openingHours
