import type { AdminSession } from '@dimsum/contract/admin-session'
import type { AdminLogin, ChangePassword, EnterCode } from '@dimsum/contract/credentials'
import type { SignInStep } from '@dimsum/contract/second-factor'
import { api } from '@dimsum/web/api/client.ts'
import { shopQuery } from '@dimsum/web/api/shop.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'

/** Who is signed in; `null` without a session. */
export const adminSessionQuery = queryOptions({
  queryKey: ['admin', 'session'],
  queryFn: ({ signal }) => api.get<AdminSession>('/api/admin/session', { signal }),
})

/** Name and password; whoever has a second factor is asked for a code next. */
export const logIn = (login: AdminLogin) => api.post<AdminSession | SignInStep>('/api/admin/login', login)

/** The second step: a code of the app, or a recovery code. */
export const enterCode = (entered: EnterCode) => api.post<AdminSession>('/api/admin/login/code', entered)

/** Ends the session on the server; without it the cookie would open the dashboard again. */
export const logOut = () => api.post('/api/admin/logout')

/** The owner's word that this restored copy is the real shop. */
export const confirmRestore = () => api.post('/api/admin/confirm-restore')

export const changePassword = (change: ChangePassword) => api.post('/api/admin/password', change)

/** Drops whatever was loaded with the admin's right, orders on other screens included; what anybody may know stays. */
export function forgetLoaded(queries: QueryClient) {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== shopQuery.queryKey[0] })
  queries.getMutationCache().clear()
}
