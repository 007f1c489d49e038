import type { PasswordAndCode } from '@dimsum/contract/credentials'
import type { OwnSession } from '@dimsum/contract/own-sessions'
import type { RecoveryCodes, SecondFactorSetup, SecondFactorState } from '@dimsum/contract/second-factor'
import { api } from '@dimsum/web/api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** Whether the user has a second factor, and the number of unused recovery codes. */
export const secondFactorQuery = queryOptions({
  queryKey: ['admin', 'second-factor'],
  queryFn: ({ signal }) => api.get<SecondFactorState>('/api/admin/second-factor', { signal }),
})

export const beginSecondFactor = () => api.post<SecondFactorSetup>('/api/admin/second-factor')
export const confirmSecondFactor = (given: PasswordAndCode) =>
  api.post<RecoveryCodes>('/api/admin/second-factor/confirm', given)
export const makeRecoveryCodes = (given: PasswordAndCode) =>
  api.post<RecoveryCodes>('/api/admin/second-factor/recovery-codes', given)
export const switchSecondFactorOff = (given: PasswordAndCode) =>
  api.post('/api/admin/second-factor/off', given)

/** Sessions of the signed-in user. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['admin', 'sessions'],
  queryFn: ({ signal }) => api.get<{ sessions: OwnSession[] }>('/api/admin/sessions', { signal }),
})

export const endSession = (id: number) => api.delete(`/api/admin/sessions/${id}`)
export const endOtherSessions = () => api.post('/api/admin/sessions/end-others')
