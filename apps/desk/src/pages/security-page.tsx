import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Card } from '@dimsum/ui/card.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { deskScreens } from '@dimsum/words/desk/screens'
import { securityPage } from '@dimsum/words/desk/security'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { adminSessionQuery } from '../api/session.ts'
import { CardTitle } from '../components/card-title.tsx'
import { IfHasRight } from '../components/if-has-right.tsx'
import { OwnerHeader } from '../components/owner-header.tsx'
import { startPath } from '../components/start-path.ts'
import { SecondFactorCard } from '../features/security/second-factor-card.tsx'
import { SessionsCard } from '../features/security/sessions-card.tsx'
import { LogoutButton } from '../features/session/logout-button.tsx'
import { returnPath } from '../features/session/return-path.ts'

/** /admin/keamanan: the user's second factor and sessions. */
export default function SecurityPage() {
  const { data } = useQuery(adminSessionQuery)
  // Stays true until the recovery codes were confirmed; the server no longer requires the setup by then.
  const [isLed, setLed] = useState(data?.mustSetUpSecondFactor === true)
  const isDemanded = isLed || data?.mustSetUpSecondFactor === true
  const search = useSearch()
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  const goOn = async () => {
    await queries.invalidateQueries({ queryKey: adminSessionQuery.queryKey })
    setLed(false)
    if (isDemanded && data) navigate(returnPath(search) ?? startPath[data.role], { replace: true })
  }
  return (
    <div className="mx-auto max-w-content px-4 pb-16 sm:px-6 lg:px-8">
      {isDemanded ? (
        <header className="flex flex-wrap items-center justify-between gap-x-6 py-4 print:hidden">
          <Say.h1 tabIndex={-1} className="text-h1 font-extrabold">
            {deskScreens.security}
          </Say.h1>
          <LogoutButton />
        </header>
      ) : (
        <OwnerHeader title={deskScreens.security} here="/admin/pengaturan" />
      )}
      <div className="grid max-w-form gap-6">
        {isDemanded && (
          <InlineAlert title={securityPage.demanded} tone="note" detail={securityPage.demandedAbout} />
        )}
        <SecondFactorCard onSetUp={goOn} />
        {!isDemanded && (
          <>
            <SessionsCard />
            <IfHasRight right="team">
              <Card className="grid gap-4 p-5 print:hidden">
                <CardTitle title={deskScreens.audit} about={securityPage.auditAbout} />
                <div>
                  <RouteLink href="/admin/catatan" className={buttonStyle({ variant: 'outline' })}>
                    {securityPage.openAudit}
                  </RouteLink>
                </div>
              </Card>
            </IfHasRight>
          </>
        )}
      </div>
    </div>
  )
}
