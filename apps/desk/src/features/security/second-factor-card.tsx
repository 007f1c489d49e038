import { Badge } from '@dimsum/ui/badge.tsx'
import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { secondFactor as words } from '@dimsum/words/desk/second-factor'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  makeRecoveryCodes,
  ownSessionsQuery,
  secondFactorQuery,
  switchSecondFactorOff,
} from '../../api/security.ts'
import { QueryState } from '../../components/query-state.tsx'
import { PasswordAndCodeForm } from './password-and-code.tsx'
import { ShownRecoveryCodes } from './recovery-codes.tsx'
import { SetUpSecondFactor } from './set-up-second-factor.tsx'

/** The user's second factor: set up, new recovery codes, switch off. */
export function SecondFactorCard({ onSetUp = () => {} }: { onSetUp?: () => void }) {
  const queries = useQueryClient()
  const factor = useQuery(secondFactorQuery)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [asked, setAsked] = useState<'new-codes' | 'off' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Setting it up signs out other browsers.
  const reload = () => {
    for (const { queryKey } of [secondFactorQuery, ownSessionsQuery])
      void queries.invalidateQueries({ queryKey })
  }
  const show = (shown: readonly string[]) => {
    setCodes(shown)
    setAsked(null)
    reload()
  }
  const kept = () => {
    setCodes(null)
    heading.current?.focus()
    onSetUp()
  }
  const closed = () => {
    setAsked(null)
    heading.current?.focus()
  }
  const switchedOff = () => {
    closed()
    toast({ title: words.switchedOff, tone: 'success' })
    reload()
  }
  return (
    <Card className="grid gap-4 p-5">
      <div className="print:hidden">
        <h2
          ref={heading}
          tabIndex={-1}
          className="flex flex-wrap items-center gap-3 text-[1.25rem] leading-7 font-bold"
        >
          <Say>{words.title}</Say>
          {factor.data?.state === 'on' && <Badge tone="positive">{words.isOn}</Badge>}
        </h2>
        <Say.p className="mt-1 text-kecap-700">{words.about}</Say.p>
      </div>
      <QueryState query={factor} bars={['h-12 w-48']} />
      {codes && <ShownRecoveryCodes codes={codes} onKept={kept} />}
      {!codes && factor.data?.state === 'off' && <SetUpSecondFactor onCodes={show} />}
      {!codes && factor.data?.state === 'on' && (
        <>
          <Say.p
            parts={{
              since: factor.data.since && <ShopDate at={factor.data.since} format="short-time" />,
              left: <strong>{factor.data.recoveryCodesLeft}</strong>,
            }}
          >
            {words.state}
          </Say.p>
          {asked === null && (
            <div className="flex flex-wrap gap-3">
              <Button variant="outline" onClick={() => setAsked('new-codes')}>
                {words.makeCodes}
              </Button>
              <Button variant="outline" onClick={() => setAsked('off')}>
                {words.switchOff}
              </Button>
            </div>
          )}
          {asked === 'new-codes' && (
            <PasswordAndCodeForm
              send={makeRecoveryCodes}
              onDone={({ recoveryCodes }) => show(recoveryCodes)}
              action={words.makeCodesNow}
              hint={words.makeCodesHint}
              onCancel={closed}
            />
          )}
          {asked === 'off' && (
            <PasswordAndCodeForm
              send={switchSecondFactorOff}
              onDone={switchedOff}
              action={words.switchOffNow}
              hint={words.switchOffHint}
              onCancel={closed}
            />
          )}
        </>
      )}
    </Card>
  )
}
