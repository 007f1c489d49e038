import { Button } from '@dimsum/ui/button.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { dashboard } from '@dimsum/words/desk/dashboard'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useLocation } from 'wouter'
import { clearAdminData, logOut } from '../../api/session.ts'
import { preserveDeviceSwitches } from '../../components/device-switch.ts'
import { toastFailure } from '../../components/toast-failure.ts'
import { clearLocalSession } from './local-session.ts'

/** Ends the session on the server and in the browser, and clears the cache. */
export function LogoutButton({ className }: { className?: string }) {
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  const logout = useMutation({
    mutationFn: async () => {
      const putBack = preserveDeviceSwitches()
      await logOut()
      putBack()
    },
    onSuccess: () => {
      clearLocalSession()
      toast({ title: dashboard.loggedOut })
      navigate('/admin-login', { replace: true })
      clearAdminData(queries)
    },
    onError: toastFailure(dashboard.logOutFailed, dashboard.stillSignedIn),
  })
  return (
    <Button
      icon={LogOut}
      variant="quiet"
      busy={logout.isPending}
      onClick={() => logout.mutate()}
      {...(className && { className })}
    >
      {dashboard.logOut}
    </Button>
  )
}
