import { AlertDialog } from '@dimsum/ui/alert-dialog.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { unsavedSettings } from '@dimsum/words/desk/settings'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Router, useLocation } from 'wouter'
import { settingsPath } from './sections/sections.ts'

type Navigate = (to: string, options?: { replace?: boolean }) => void

/** Signing out and an ended session are not delayed. */
const mayAlwaysGo = (to: string) => to.startsWith(settingsPath) || to.startsWith('/admin-login')

/**
 * Confirms before a link leaves unsaved settings. After Back, which a page cannot prevent, it only shows a notice.
 * Typed values stay in this tab either way.
 */
export function LeaveGuard({ isDirty, children }: { isDirty: boolean; children: ReactNode }) {
  const [path, navigate] = useLocation()
  const [leaving, setLeaving] = useState<(() => void) | null>(null)
  const hasAsked = useRef(false)
  const dirty = useRef(isDirty)
  useEffect(() => {
    dirty.current = isDirty
  }, [isDirty])
  const aroundNav = useRef((go: Navigate, to: string, options?: { replace?: boolean }) => {
    if (!dirty.current || mayAlwaysGo(to)) go(to, options)
    else setLeaving(() => () => go(to, options))
  })

  const sayUnsaved = useEffectEvent(() => {
    if (!isDirty || hasAsked.current || location.pathname.startsWith('/admin-login')) return
    toast({
      title: unsavedSettings.left,
      description: unsavedSettings.leftAbout,
      action: { label: unsavedSettings.back, onPress: () => navigate(path) },
    })
  })
  useEffect(() => () => sayUnsaved(), [])

  return (
    <Router aroundNav={aroundNav.current}>
      {children}
      <AlertDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={unsavedSettings.leaving}
        description={unsavedSettings.leavingAbout}
        action={unsavedSettings.leave}
        onAction={() => {
          hasAsked.current = true
          leaving?.()
        }}
        isDanger={false}
        keep={unsavedSettings.stay}
      />
    </Router>
  )
}
