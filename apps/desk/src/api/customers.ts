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
import { api } from '@dimsum/web/api/client.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'

/** Every answer about customers. */
export const customersKey = ['admin', 'customers'] as const

/** Customers by their latest order, page after page; a search has one page. */
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

/** A name or phone that is looked for stands in no address. */
export const searchCustomers = (asked: SearchCustomers, signal: AbortSignal) =>
  api.ask<CustomerList>('/api/admin/search/customers', asked, { signal })

/** The customer behind an order. */
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

export const blockPhone = (block: BlockPhone) => api.post<BlockedPhone>('/api/admin/blocked-phones', block)

export const unblockPhone = (id: string) => api.delete(`/api/admin/blocked-phones/${id}`)

/** Everything the shop keeps about the person behind an order; that it was taken is noted. */
export const exportPerson = (orderId: number) =>
  api.post<PersonalData>(`/api/admin/customers/${orderId}/export`, {})

/** Removes what tells who the person behind an order is, from all their orders. */
export const erasePerson = (orderId: number) =>
  api.post<ErasedPerson>(`/api/admin/customers/${orderId}/erase`, {})
