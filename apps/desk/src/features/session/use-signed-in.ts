import type { AdminSession } from '@dimsum/contract/admin-session'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useOpensHere } from '@dimsum/web/routes/route-table.ts'
import { signIn } from '@dimsum/words/desk/sign-in'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import { adminSessionQuery } from '../../api/session.ts'
import { startPath } from '../../components/start-path.ts'
import { storeLocalSession } from './local-session.ts'
import { returnPath } from './return-path.ts'

/** Navigation after the sign-in: the wanted screen, else the dashboard. */
export function useSignedIn() {
  const [here, navigate] = useLocation()
  const opensHere = useOpensHere()
  const search = useSearch()
  const queries = useQueryClient()
  return (session: AdminSession) => {
    storeLocalSession(session.loginTime)
    queries.setQueryData(adminSessionQuery.queryKey, session)
    toast({ title: signIn.successful, tone: 'success' })
    const next = returnPath(search) ?? startPath[session.role]
    if (opensHere(next.replace(/\?.*/, ''), here)) navigate(next, { replace: true })
    else location.replace(next)
  }
}
