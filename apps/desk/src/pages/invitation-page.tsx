import { keyInFragment } from '@dimsum/contract/order-links'
import { Card } from '@dimsum/ui/card.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { SteamerMark } from '@dimsum/web/components/steamer-mark.tsx'
import { joining as words } from '@dimsum/words/desk/joining'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readInvitation } from '../api/team.ts'
import { QueryState } from '../components/query-state.tsx'
import { JoinForm } from '../features/team/join-form.tsx'

/** /admin-undangan#key=…: joins the team. The key is in the fragment, which browsers do not send to servers. */
export default function InvitationPage() {
  const [token] = useState(() => keyInFragment(location.hash))
  return (
    <div className="grid min-h-dvh grid-cols-1 place-items-center bg-santan-100 px-4 py-10">
      <Card className="w-full max-w-100 p-6 shadow-raised sm:p-8">
        <SteamerMark className="size-12 text-pandan-700" />
        <Say.h1 tabIndex={-1} className="mt-4 mb-6 text-h1 font-extrabold">
          {words.title}
        </Say.h1>
        {token === null ? <InlineAlert title={words.linkIncomplete} /> : <Invitation token={token} />}
      </Card>
    </div>
  )
}

function Invitation({ token }: { token: string }) {
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => readInvitation(token),
  })
  if (invitation.data) return <JoinForm token={token} invitation={invitation.data} />
  return <QueryState query={invitation} className="grid gap-4" bars={['h-16 w-full', 'h-40 w-full']} />
}
