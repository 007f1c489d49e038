import { Badge } from '@dimsum/ui/badge.tsx'
import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions, endSession, ownSessionsQuery } from '../../api/security.ts'

/** Where one is signed in; a browser that is lost or forgotten is signed out from here. */
export function SessionsCard() {
  const queries = useQueryClient()
  const list = useQuery({ ...ownSessionsQuery, staleTime: 0 })
  const ended = {
    onError: (error: Error) =>
      toast({ title: 'Belum dikeluarkan', description: errorMessage(error, ''), tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  }
  const end = useMutation({ mutationFn: endSession, ...ended })
  const endOthers = useMutation({ mutationFn: endOtherSessions, ...ended })
  const sessions = list.data?.sessions ?? []
  return (
    <Card className="grid gap-4 p-5 print:hidden">
      <div>
        <h2 className="text-[1.25rem] leading-7 font-bold">Perangkat yang masuk</h2>
        <p className="mt-1 text-kecap-700">
          Ada yang tidak Anda kenal? Keluarkan, lalu ganti kata sandi. Tiap perangkat keluar sendiri sesudah
          24 jam.
        </p>
      </div>
      {list.isError && <InlineAlert title={list.error.message} />}
      <ul className="grid divide-y divide-garis">
        {sessions.map(({ id, device, signedInAt, lastSeenAt, isThis }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div>
              <p className="flex flex-wrap items-center gap-2 font-bold">
                {device || 'Perangkat tidak dikenal'}
                {isThis && <Badge>Perangkat ini</Badge>}
              </p>
              <p className="text-small text-kecap-700">
                Masuk <ShopDate at={signedInAt} format="short-time" />
                {!isThis && (
                  <>
                    {' '}
                    · terakhir dipakai <ShopDate at={lastSeenAt} format="short-time" />
                  </>
                )}
              </p>
            </div>
            {!isThis && (
              <Button
                variant="outline"
                aria-label={`Keluarkan ${device || 'perangkat tidak dikenal'}`}
                busy={end.isPending && end.variables === id}
                busyText="Keluar…"
                onClick={() => end.mutate(id)}
              >
                Keluarkan
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button
            variant="outline"
            busy={endOthers.isPending}
            busyText="Mengeluarkan…"
            onClick={() => endOthers.mutate()}
          >
            Keluarkan semua perangkat lain
          </Button>
        </div>
      )}
    </Card>
  )
}
