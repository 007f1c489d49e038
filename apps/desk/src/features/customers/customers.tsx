import { customerList } from '@dimsum/words/desk/customers'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { customersQuery } from '../../api/customers.ts'
import { CardTitle } from '../../components/card-title.tsx'
import { EmptyList } from '../../components/empty-list.tsx'
import { PagesOfList } from '../../components/pages-of-list.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { CustomerCard } from './customer-card.tsx'

/** Customers, one per phone number, latest first. */
export function Customers() {
  const [typed, setTyped] = useState('')
  const search = typed.trim()
  const list = useInfiniteQuery(customersQuery(search))
  const customers = list.data?.pages.flatMap((page) => page?.customers ?? [])

  return (
    <section aria-labelledby="customers-title" className="grid content-start gap-4">
      <CardTitle id="customers-title" title={customerList.title} />
      <SearchField
        name="customer-search"
        label={customerList.search}
        hint={customerList.searchHint}
        value={typed}
        onSearch={setTyped}
      />
      <PagesOfList list={list} notLoaded={customerList.notLoaded} entryHeight="h-28" more={customerList.more}>
        {customers?.length === 0 && (
          <EmptyList title={search ? customerList.noneFound(search) : customerList.noneYet} />
        )}
        <div
          aria-busy={list.isPlaceholderData}
          className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_auto_5.5rem_8rem_auto_auto] lg:gap-x-3 xl:grid-cols-[minmax(0,1fr)_repeat(5,auto)] xl:gap-x-5 lg:gap-y-0 lg:overflow-clip lg:rounded-input lg:border lg:border-garis empty:hidden"
        >
          {customers?.map((customer) => (
            <CustomerCard key={customer.phone + customer.id} customer={customer} />
          ))}
        </div>
      </PagesOfList>
    </section>
  )
}
