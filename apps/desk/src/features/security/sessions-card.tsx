import { Badge } from '@dimsum/ui/badge.tsx'
import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { LoadingRegion } from '@dimsum/ui/skeleton.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { ownSessions as words } from '@dimsum/words/desk/security'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions, endSession, ownSessionsQuery } from '../../api/security.ts'
import { CardTitle } from '../../components/card-title.tsx'
import { NotLoaded } from '../../components/query-state.tsx'
import { toastFailure } from '../../components/toast-failure.ts'

/** The user's sessions; each can be signed out. */
export function SessionsCard() {
  const text = useText()
  const queries = useQueryClient()
  const list = useQuery({ ...ownSessionsQuery, staleTime: 0 })
  const ended = {
    onError: toastFailure(words.notEnded),
    onSettled: () => queries.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  }
  const end = useMutation({ mutationFn: endSession, ...ended })
  const endOthers = useMutation({ mutationFn: endOtherSessions, ...ended })
  const sessions = list.data?.sessions ?? []
  return (
    <Card className="grid gap-4 p-5 print:hidden">
      <CardTitle title={words.title} about={words.about} />
      {list.isError && <NotLoaded query={list} />}
      {list.isPending && <LoadingRegion bars={['h-18 w-full']} />}
      <ul className="grid divide-y divide-garis empty:hidden">
        {sessions.map(({ id, device, signedInAt, lastSeenAt, isThis }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div>
              <p className="flex flex-wrap items-center gap-2 font-bold">
                {device || <Say>{words.unknown}</Say>}
                {isThis && <Badge>{words.isThis}</Badge>}
              </p>
              <p className="text-small text-kecap-700">
                <SignedIn at={signedInAt} seen={isThis ? undefined : lastSeenAt} />
              </p>
            </div>
            {!isThis && (
              <Button
                variant="outline"
                aria-label={text(device ? words.endOf(device) : words.endUnknown)}
                busy={end.isPending && end.variables === id}
                busyText={words.ending}
                onClick={() => end.mutate(id)}
              >
                {words.end}
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
            busyText={words.endingOthers}
            onClick={() => endOthers.mutate()}
          >
            {words.endOthers}
          </Button>
        </div>
      )}
    </Card>
  )
}

function SignedIn({ at, seen }: { at: string; seen: string | undefined }) {
  const signedIn = <ShopDate at={at} format="short-time" />
  if (seen === undefined) return <Say parts={{ at: signedIn }}>{words.signedIn}</Say>
  return (
    <Say parts={{ at: signedIn, seen: <ShopDate at={seen} format="short-time" /> }}>
      {words.signedInAndSeen}
    </Say>
  )
}
