import { screens } from '../../screens.ts'

/** Screens that lead to the login and back; no other address is ever followed (docs/security.md, T44). */
const adminScreens = screens.flatMap(({ path, signedIn }) => (signedIn ? [path] : []))

/** Where a second factor is set up. */
export const securityPath = '/admin/keamanan'

export const loginPath = (from: string) => `/admin-login?next=${encodeURIComponent(from)}`

/** Where to go after signing in: the screen that asked for it; `null` when none did. */
export function returnPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next') ?? ''
  const [path = ''] = next.split('?')
  return adminScreens.some((screen) => isAt(screen, path)) ? next : null
}

/** Part by part, empty ones too: `//admin` is another site's address. */
function isAt(screen: string, path: string): boolean {
  const [pattern, parts] = [screen.split('/'), path.split('/')]
  const fits = (part: string, i: number) => part === parts[i] || (part.startsWith(':') && isName(parts[i]))
  return pattern.length === parts.length && pattern.every(fits)
}

const isName = (part: string | undefined) => part !== undefined && /^[a-z-]+$/.test(part)
