import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { LoadingRegion, Skeleton } from '@dimsum/ui/skeleton.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { errorSentence } from '@dimsum/web/api/api-error.ts'
import { SteamerMark } from '@dimsum/web/components/steamer-mark.tsx'
import { customerList } from '@dimsum/words/desk/customers'
import { widgets } from '@dimsum/words/widgets'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { customersQuery } from '../../api/customers.ts'
import { CustomerCard } from './customer-card.tsx'

const pauseMs = 250

/** Customers, one per phone number, latest first; a search is sent when the typing pauses. */
export function Customers() {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const list = useInfiniteQuery(customersQuery(search))
  const customers = list.data?.pages.flatMap((page) => page?.customers ?? [])

  return (
    <section aria-labelledby="customers-title" className="grid content-start gap-4">
      <h2 id="customers-title" className="text-[1.25rem] leading-7 font-bold">
        <Say>{customerList.title}</Say>
      </h2>
      <TextField
        name="customer-search"
        type="search"
        label={customerList.search}
        hint={customerList.searchHint}
        value={typed}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        trailing={<Search aria-hidden="true" className="mr-4 size-5 text-kecap-600" strokeWidth={1.75} />}
      />
      {list.isError && (
        <InlineAlert title={customerList.notLoaded}>
          <p>
            <Say>{errorSentence(list.error, list.error.message)}</Say>
          </p>
        </InlineAlert>
      )}
      {list.isPending && (
        <LoadingRegion className="grid gap-3">
          {['first', 'second', 'third'].map((card) => (
            <Skeleton key={card} className="h-28 w-full rounded-card" />
          ))}
        </LoadingRegion>
      )}
      {customers?.length === 0 && (
        <div className="grid justify-items-center gap-3 py-8 text-center">
          <SteamerMark empty className="size-16 text-garis-kuat" />
          <p className="font-bold">
            <Say>{search ? customerList.noneFound(search) : customerList.noneYet}</Say>
          </p>
        </div>
      )}
      <div aria-busy={list.isPlaceholderData} className="grid gap-3">
        {customers?.map((customer) => (
          <CustomerCard key={customer.phone + customer.id} customer={customer} />
        ))}
      </div>
      {list.hasNextPage && (
        <Button
          variant="outline"
          size="xl"
          wide
          busy={list.isFetchingNextPage}
          busyText={widgets.loading}
          onClick={() => list.fetchNextPage()}
        >
          <Say>{customerList.more}</Say>
        </Button>
      )}
    </section>
  )
}
