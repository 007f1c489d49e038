import type { ShopConfig } from '@dimsum/contract/shop-config'
import { rupiah } from '@dimsum/domain/money'
import { type OpeningHours, openingHours, weeklyHours } from '@dimsum/domain/opening-hours'
import type { PriceOverrides } from '@dimsum/domain/pricing'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from './client.ts'

/** What the browser may know about the shop: name, contacts, hours, prices, payment mode (GET /api/config). */
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

/** How this shop takes money; `undefined` until it is known. */
export function usePaymentConfig(): ShopConfig['payment'] | undefined {
  return useQuery(shopQuery).data?.payment
}

/** Prices the owner changed, for `priceOf` and `orderTotal`; every other package costs what the catalogue says. */
export function usePrices(): PriceOverrides {
  const { data } = useQuery({ ...shopQuery, select: pricesOf })
  return data ?? noChangedPrices
}

/** When the shop answers, for `openingState` and `openingHoursRows`. */
export function useOpeningHours(): OpeningHours {
  const { data } = useQuery({ ...shopQuery, select: hoursOf })
  return data ?? openingHours
}

/** Whether the shop takes orders at this moment; `until` when a pause ends, if it does. */
export function useOrdering(now: Date): { isOpen: boolean; until: Date | null } {
  const { state, until } = useQuery(shopQuery).data?.ordering ?? { state: 'open', until: null }
  const end = until === null ? null : new Date(until)
  const isOpen = state === 'open' || (state === 'paused' && end !== null && end <= now)
  return { isOpen, until: isOpen ? null : end }
}

const noChangedPrices: PriceOverrides = {}

const pricesOf = (config: ShopConfig | null): PriceOverrides =>
  Object.fromEntries(Object.entries(config?.prices ?? {}).map(([type, price]) => [type, rupiah(price)]))

const hoursOf = (config: ShopConfig | null): OpeningHours =>
  config ? weeklyHours(config.hours.weekdays, config.hours.weekend) : openingHours
