import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { LoadingRegion, Skeleton } from '@dimsum/ui/skeleton.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AuditFilter, auditQuery } from '../../api/audit.ts'
import { AuditFilterFields } from './audit-filter.tsx'
import { actorWords, auditWords } from './audit-words.ts'

/** Who changed what in the shop, newest first. */
export function AuditList() {
  const [filter, setFilter] = useState<AuditFilter>({})
  const list = useInfiniteQuery({ ...auditQuery(filter), staleTime: 0 })
  const entries = list.data?.pages.flatMap((page) => page?.entries ?? [])
  return (
    <div className="grid max-w-200 gap-6">
      <p className="text-kecap-700">Yang terjadi pada satu pesanan ada di riwayat pesanan itu.</p>
      <AuditFilterFields filter={filter} actors={list.data?.pages[0]?.actors ?? []} onChange={setFilter} />
      {list.isError && (
        <InlineAlert title="Catatan belum bisa dimuat.">
          <p>{list.error.message}</p>
        </InlineAlert>
      )}
      {list.isPending && (
        <LoadingRegion className="grid gap-3">
          {['first', 'second', 'third'].map((line) => (
            <Skeleton key={line} className="h-16 w-full rounded-card" />
          ))}
        </LoadingRegion>
      )}
      {entries?.length === 0 && (
        <p role="status" className="py-8 text-center font-bold">
          {Object.values(filter).some(Boolean) ? 'Tidak ada catatan yang cocok.' : 'Belum ada catatan.'}
        </p>
      )}
      {entries && entries.length > 0 && (
        <Card className="px-5" aria-busy={list.isPlaceholderData}>
          <ul aria-label="Catatan perubahan" className="grid divide-y divide-garis">
            {entries.map((entry) => {
              const { title, details } = auditWords(entry)
              return (
                <li key={entry.id} className="grid gap-1 py-4">
                  <p className="font-bold wrap-anywhere">{title}</p>
                  {details.map((detail) => (
                    <p key={detail} className="wrap-anywhere">
                      {detail}
                    </p>
                  ))}
                  <p className="text-small text-kecap-700">
                    {actorWords(entry.actor)} · <ShopDate at={entry.at} format="short-time" />
                  </p>
                </li>
              )
            })}
          </ul>
        </Card>
      )}
      {list.hasNextPage && (
        <Button
          variant="outline"
          size="xl"
          wide
          busy={list.isFetchingNextPage}
          busyText="Memuat…"
          onClick={() => list.fetchNextPage()}
        >
          Tampilkan yang lebih lama
        </Button>
      )}
    </div>
  )
}
