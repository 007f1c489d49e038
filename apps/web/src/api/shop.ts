import type { ShopConfig } from '@dimsum/contract/shop-config'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from './client.ts'

/** What the browser may know about the shop: name, contacts, payment mode (GET /api/config). */
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
