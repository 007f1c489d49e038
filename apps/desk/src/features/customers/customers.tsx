import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { LoadingRegion, Skeleton } from '@dimsum/ui/skeleton.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { SteamerMark } from '@dimsum/web/components/steamer-mark.tsx'
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
        Pelanggan
      </h2>
      <TextField
        name="customer-search"
        type="search"
        label="Cari"
        hint="Nama, nomor telepon, atau nomor pesanan"
        value={typed}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        trailing={<Search aria-hidden="true" className="mr-4 size-5 text-kecap-600" strokeWidth={1.75} />}
      />
      {list.isError && (
        <InlineAlert title="Pelanggan belum bisa dimuat.">
          <p>{list.error.message}</p>
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
            {search ? `Tidak ada yang cocok dengan «${search}»` : 'Belum ada pelanggan'}
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
          busyText="Memuat…"
          onClick={() => list.fetchNextPage()}
        >
          Tampilkan lebih banyak
        </Button>
      )}
    </section>
  )
}
