import { screens } from '../../screens.ts'

/** Screens that redirect to the login and back; no other URL is followed (docs/security.md, T44). */
const adminScreens = screens.flatMap(({ path, right }) => (right ? [path] : []))

/** Screen for setting up a second factor. */
export const securityPath = '/admin/keamanan'

export const loginPath = (from: string) => `/admin-login?next=${encodeURIComponent(from)}`

/** The screen to return to after signing in; `null` for none. */
export function returnPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next') ?? ''
  const [path = ''] = next.split('?')
  return adminScreens.some((screen) => isAt(screen, path)) ? next : null
}

/** Compares segment by segment, including empty ones: `//admin` is a URL of another host. */
function isAt(screen: string, path: string): boolean {
  const [pattern, parts] = [screen.split('/'), path.split('/')]
  const fits = (part: string, i: number) => part === parts[i] || (part.startsWith(':') && isName(parts[i]))
  return pattern.length === parts.length && pattern.every(fits)
}

const isName = (part: string | undefined) => part !== undefined && /^[a-z-]+$/.test(part)
