import type { BlockPhone } from '@dimsum/contract/block-phone'
import type {
  BlockedPhone,
  BlockedPhones,
  CustomerDetail,
  CustomerList,
  SearchCustomers,
} from '@dimsum/contract/customers'
import type { SetCustomerNote } from '@dimsum/contract/desk-notes'
import type { ErasedPerson, PersonalData } from '@dimsum/contract/personal-data'
import type { SetWhatsappStopped } from '@dimsum/contract/whatsapp'
import { api } from '@dimsum/web/api/client.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'

/** Parent key of all queries about customers. */
export const customersKey = ['admin', 'customers'] as const

/** Customers sorted by latest order, paginated. A search returns a single page. */
export const customersQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...customersKey, 'list', search],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) => {
      const asked: SearchCustomers = { search, ...(pageParam !== null && { before: pageParam }) }
      return searchCustomers(asked, signal)
    },
    getNextPageParam: (page) => page?.next ?? null,
    placeholderData: keepPreviousData,
  })

/** A POST, because the search text is a name or phone and must not appear in a URL. */
export const searchCustomers = (asked: SearchCustomers, signal: AbortSignal) =>
  api.ask<CustomerList>('/api/admin/search/customers', asked, { signal })

/** The customer of an order. */
export const customerQuery = (orderId: number) =>
  queryOptions({
    queryKey: [...customersKey, 'detail', orderId],
    queryFn: ({ signal }) => api.get<CustomerDetail>(`/api/admin/customers/${orderId}`, { signal }),
  })

export const blockedPhonesQuery = queryOptions({
  queryKey: [...customersKey, 'blocked'],
  queryFn: ({ signal }) => api.get<BlockedPhones>('/api/admin/blocked-phones', { signal }),
})

export const noteCustomer = ({ id, ...note }: SetCustomerNote & { id: number }) =>
  api.put<CustomerDetail>(`/api/admin/customers/${id}/note`, note)

export const stopWhatsapp = ({ id, ...body }: SetWhatsappStopped & { id: number }) =>
  api.put<CustomerDetail>(`/api/admin/customers/${id}/whatsapp`, body)

export const blockPhone = (block: BlockPhone) => api.post<BlockedPhone>('/api/admin/blocked-phones', block)

export const unblockPhone = (id: string) => api.delete(`/api/admin/blocked-phones/${id}`)

/** Export of all personal data of an order's customer. The export is recorded in the audit log. */
export const exportPerson = (orderId: number) =>
  api.post<PersonalData>(`/api/admin/customers/${orderId}/export`, {})

/** Erases the personal data of an order's customer from all of their orders. */
export const erasePerson = (orderId: number) =>
  api.post<ErasedPerson>(`/api/admin/customers/${orderId}/erase`, {})
