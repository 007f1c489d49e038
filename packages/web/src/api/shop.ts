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

export function useShop(): ShopConfig['shop'] {
  return useQuery(shopQuery).data?.shop ?? unknownShop
}

/** Language for messages to customers, because a customer's own choice is unknown. */
export function useShopLanguage(): LanguageChoice {
  return useQuery(shopQuery).data?.languages.shop ?? 'default'
}

/** `undefined` until loaded. */
export function usePaymentConfig(): ShopConfig['payment'] | undefined {
  return useQuery(shopQuery).data?.payment
}

/** Months until personal data of an order is erased; `undefined` until loaded. */
export function useRetentionMonths(): number | undefined {
  return useQuery(shopQuery).data?.privacy.retentionMonths
}

/** Whether the shop can send WhatsApp messages about orders. */
export function useSendsWhatsapp(): boolean {
  return useQuery(shopQuery).data?.whatsappMessages === true
}

/** Whether customers may pay by a transfer to the shop's account or its static QRIS. */
export function useTakesTransfers(): boolean {
  return useQuery(shopQuery).data?.manualTransfer === true
}

/** Packages on sale in display order; empty until loaded. */
export function useMenu(): readonly MenuPackage[] {
  return useQuery(shopQuery).data?.menu ?? noPackages
}

/** Delivery areas and fees; `undefined` when there are none. */
export function useDeliveryAreas(): readonly DeliveryArea[] | undefined {
  return useQuery(shopQuery).data?.deliveryAreas
}

/** Time windows for delivery; `undefined` when there are none. */
export function useTimeWindows(): readonly TimeWindow[] | undefined {
  return useQuery(shopQuery).data?.timeWindows
}

/** Opening hours, for `openingState` and `openingHoursRows`. */
export function useOpeningHours(): OpeningHours {
  const { data } = useQuery({ ...shopQuery, select: hoursOf })
  return data ?? openingHours
}

/** Whether the shop accepts orders now; if not, when a pause ends and the first day to order for. */
export function useOrdering(now: Date): Ordering {
  const ordering = useQuery(shopQuery).data?.ordering
  const from = ordering ? takesOrdersFrom(ordering, now) : now
  if (from !== null && from <= now) return { isOpen: true, until: null, nextDay: null }
  return { isOpen: false, until: from, nextDay: from && (ordering?.nextDay ?? null) }
}

/** Last day of a kitchen holiday that has begun or begins tomorrow; else `null`. */
export function useClosedUntil(now: Date): string | null {
  const closedUntil = useQuery(shopQuery).data?.ordering.closedUntil ?? null
  return closedUntil !== null && closedUntil >= wibDay(now) ? closedUntil : null
}

type Ordering = { isOpen: boolean; until: Date | null; nextDay: string | null }

const noPackages: readonly MenuPackage[] = []

const hoursOf = (config: ShopConfig | null): OpeningHours =>
  config ? weeklyHours(config.hours.weekdays, config.hours.weekend) : openingHours
