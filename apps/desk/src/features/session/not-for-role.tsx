import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Say } from '@dimsum/ui/say.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { notForRole, roleNames } from '@dimsum/words/desk/roles'
import { startPath } from '../../components/start-path.ts'
import { useRole } from '../../components/use-has-right.ts'

/** Notice on a URL of another role, with a link to the user's start screen. */
export function NotForRole() {
  const role = useRole()
  if (role === undefined) return null
  return (
    <div className="mx-auto grid max-w-form justify-items-start gap-4 px-4 py-16">
      <Say.h1 tabIndex={-1} className="text-h1 font-extrabold">
        {notForRole.title(roleNames[role])}
      </Say.h1>
      <Say.p>{notForRole.askOwner}</Say.p>
      <RouteLink href={startPath[role]} className={buttonStyle({ size: 'xl' })}>
        {notForRole.back}
      </RouteLink>
    </div>
  )
}
