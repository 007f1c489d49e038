import { Card } from '@dimsum/ui/card.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { auditLog } from '@dimsum/words/desk/audit'
import { deskScreens } from '@dimsum/words/desk/screens'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AuditFilter, auditQuery } from '../../api/audit.ts'
import { usePackageNames } from '../../components/package-names.ts'
import { PagesOfList } from '../../components/pages-of-list.tsx'
import { AuditFilterFields } from './audit-filter.tsx'
import { actorName, auditWords } from './audit-words.ts'

/** The audit log, newest first. */
export function AuditList() {
  const text = useText()
  const names = usePackageNames()
  const [filter, setFilter] = useState<AuditFilter>({})
  const list = useInfiniteQuery({ ...auditQuery(filter), staleTime: 0 })
  const entries = list.data?.pages.flatMap((page) => page?.entries ?? [])
  return (
    <div className="grid max-w-200 gap-6">
      <Say.p className="text-kecap-700">{auditLog.about}</Say.p>
      <AuditFilterFields filter={filter} actors={list.data?.pages[0]?.actors ?? []} onChange={setFilter} />
      <PagesOfList list={list} notLoaded={auditLog.notLoaded} entryHeight="h-16" more={auditLog.older}>
        {entries?.length === 0 && (
          <Say.p role="status" className="py-8 text-center font-bold">
            {Object.values(filter).some(Boolean) ? auditLog.noneFound : auditLog.none}
          </Say.p>
        )}
        {entries && entries.length > 0 && (
          <Card className="px-5" aria-busy={list.isPlaceholderData}>
            <ul aria-label={text(deskScreens.audit)} className="grid divide-y divide-garis">
              {entries.map((entry) => {
                const { title, details } = auditWords(entry, names)
                return (
                  <li key={entry.id} className="grid gap-1 py-4">
                    <Say.p className="font-bold wrap-anywhere">{title}</Say.p>
                    {details.map((detail) => (
                      <Say.p key={detail.id} className="wrap-anywhere">
                        {detail}
                      </Say.p>
                    ))}
                    <p className="text-small text-kecap-700">
                      <Say>{actorName(entry.actor)}</Say> · <ShopDate at={entry.at} format="short-time" />
                    </p>
                  </li>
                )
              })}
            </ul>
          </Card>
        )}
      </PagesOfList>
    </div>
  )
}
