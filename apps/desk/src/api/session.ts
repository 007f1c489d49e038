import type { AdminSession } from '@dimsum/contract/admin-session'
import type { AdminLogin, ChangePassword, EnterCode } from '@dimsum/contract/credentials'
import type { SignInStep } from '@dimsum/contract/second-factor'
import { api } from '@dimsum/web/api/client.ts'
import { shopQuery } from '@dimsum/web/api/shop.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'

/** The session, or `null` when signed out. */
export const adminSessionQuery = queryOptions({
  queryKey: ['admin', 'session'],
  queryFn: ({ signal }) => api.get<AdminSession>('/api/admin/session', { signal }),
})

/** Signs in with name and password. Users with a second factor must enter a code next. */
export const logIn = (login: AdminLogin) => api.post<AdminSession | SignInStep>('/api/admin/login', login)

/** Second step: a TOTP code or a recovery code. */
export const enterCode = (entered: EnterCode) => api.post<AdminSession>('/api/admin/login/code', entered)

/** Ends the session on the server, because deleting local data would leave the cookie valid. */
export const logOut = () => api.post('/api/admin/logout')

/** Confirms that this restored backup is the real shop. */
export const confirmRestore = () => api.post('/api/admin/confirm-restore')

export const changePassword = (change: ChangePassword) => api.post('/api/admin/password', change)

/** Removes everything from the cache that needed the admin session; public data stays. */
export function clearAdminData(queries: QueryClient) {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== shopQuery.queryKey[0] })
  queries.getMutationCache().clear()
}
