import { may, type Right } from '@dimsum/domain/roles'
import { toast } from '@dimsum/ui/toast-store.ts'
import { AppRoutes } from '@dimsum/web/routes/route-table.ts'
import { session as words } from '@dimsum/words/desk/sign-in'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { adminSessionQuery, clearAdminData } from '../../api/session.ts'
import { OpeningScreen } from '../../components/opening-screen.tsx'
import { NotLoaded } from '../../components/query-state.tsx'
import { type DeskScreen, screens } from '../../screens.ts'
import { CopyBanner } from './copy-banner.tsx'
import { clearLocalSession, localSession, storeLocalSession } from './local-session.ts'
import { NotForRole } from './not-for-role.tsx'
import { loginPath, securityPath } from './return-path.ts'
import { useSessionEnd } from './use-session-end.ts'

/** Around every page: checks the session if the screen has a right. */
export function AdminGate({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const route = useContext(AppRoutes).find(path)
  const screen = screens.find((each) => each.path === route?.path)
  if (!screen?.right) return children
  return (
    <Gate screen={screen} right={screen.right}>
      {children}
    </Gate>
  )
}

/**
 * Renders its children only after the server confirmed a session with the right. Signed-out users go to the login and
 * return to the wanted screen afterwards.
 */
function Gate({ screen, right, children }: { screen: DeskScreen; right: Right; children: ReactNode }) {
  const [path, navigate] = useLocation()
  const isOwnDocument = screen.ownDocument === true
  const search = useSearch()
  const queries = useQueryClient()
  const session = useQuery({ ...adminSessionQuery, refetchOnMount: 'always' })
  const expired = localSession() === 'expired'
  const mustSetUp = session.data?.mustSetUpSecondFactor === true && !screen.beforeSecondFactor
  const signedOut = session.data === null || (session.isSuccess && expired)
  useSessionEnd(session.data?.expiresAt)
  // Another tab's sign-out removes the local flag before this tab notices.
  const wasHere = useRef(false)

  useEffect(() => {
    if (session.data && !expired) {
      wasHere.current = true
      storeLocalSession(session.data.loginTime)
    }
    const here = search ? `${path}?${search}` : path
    if (mustSetUp) {
      const setup = `${securityPath}?next=${encodeURIComponent(here)}`
      if (isOwnDocument) location.replace(setup)
      else navigate(setup, { replace: true })
    }
    if (!signedOut) return
    const wasSignedIn = wasHere.current || localSession() !== 'none'
    clearLocalSession()
    if (wasSignedIn) {
      toast({ title: words.expired, description: words.logInAgain, tone: 'danger' })
    }
    const login = loginPath(here)
    // A full load, so that Midtrans's script does not stay loaded in the dashboard.
    if (isOwnDocument) location.replace(login)
    else navigate(login, { replace: true })
    clearAdminData(queries)
  }, [session.data, expired, signedOut, mustSetUp, path, isOwnDocument, search, navigate, queries])

  if (session.data && !expired && !mustSetUp) {
    const { role, unconfirmedBackup } = session.data
    return (
      <>
        {unconfirmedBackup && <CopyBanner backupAt={unconfirmedBackup} role={role} />}
        {may(role, right) ? children : <NotForRole />}
      </>
    )
  }
  if (session.isError) {
    return (
      <div className="mx-auto grid max-w-form px-4 py-16">
        <NotLoaded title={words.notReached} query={session} />
      </div>
    )
  }
  return <OpeningScreen title={screen.title} />
}
