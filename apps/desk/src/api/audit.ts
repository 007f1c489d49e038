import type { AuditPage, AuditQuery } from '@dimsum/contract/audit'
import { api } from '@dimsum/web/api/client.ts'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'

export type AuditFilter = Pick<AuditQuery, 'actor' | 'topic' | 'from' | 'to'>

/** The audit log, newest first, paginated. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', filter],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) => {
      const asked = Object.entries({ ...filter, before: pageParam }).filter(
        ([, value]) => value !== undefined,
      )
      const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))
      return api.get<AuditPage>(`/api/admin/audit?${query}`, { signal })
    },
    getNextPageParam: (page) => (page?.hasMore ? page.entries.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  })
