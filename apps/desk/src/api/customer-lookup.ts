import type { CustomerDetail } from '@dimsum/contract/customers'
import { samePhone } from '@dimsum/domain/phone'
import { api } from '@dimsum/web/api/client.ts'
import { queryOptions } from '@tanstack/react-query'
import { searchCustomers } from './customers.ts'

/** The customer with this phone, in any notation, with the latest order. `known` is null for a new customer. */
export const customerByPhoneQuery = (phone: string) =>
  queryOptions({
    queryKey: ['admin', 'customer-by-phone', phone],
    queryFn: async ({ signal }): Promise<{ known: CustomerDetail | null }> => {
      const found = await searchCustomers({ search: phone }, signal)
      const customer = found?.customers.find((other) => samePhone(other.phone, phone))
      if (!customer) return { known: null }
      return { known: await api.get<CustomerDetail>(`/api/admin/customers/${customer.id}`, { signal }) }
    },
  })
