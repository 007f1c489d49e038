import { ApiError } from '@dimsum/web/api/api-error.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { adminSessionQuery } from '../../api/session.ts'

/**
 * Detects the end of the session while a screen is open: when it expires, when the device wakes up after that, and when
 * the server responds 401 or 403 to an admin call. The session is then refetched, and the response decides.
 */
export function useSessionEnd(expiresAt: string | undefined) {
  const queries = useQueryClient()

  useEffect(() => {
    if (expiresAt === undefined) return
    const end = Date.parse(expiresAt)
    const askIfOver = () => {
      if (Date.now() >= end && document.visibilityState === 'visible') refetchSession(queries)
    }
    const timer = setTimeout(() => refetchSession(queries), Math.max(0, end - Date.now()) + 1000)
    document.addEventListener('visibilitychange', askIfOver)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', askIfOver)
    }
  }, [expiresAt, queries])

  useEffect(() => {
    const stopReading = queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return
      // The role may have changed, so the session is refetched.
      if (event.action.type === 'error' && isForbidden(event.action.error)) refetchSession(queries)
      if (event.action.type !== 'success') return
      // A 401 is cached as null. Other queries under this key are never null.
      const { queryKey, state } = event.query
      if (queryKey[0] === 'admin' && queryKey[1] !== 'session' && state.data === null) refetchSession(queries)
    })
    const stopWriting = queries.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      const { error } = event.action
      if ((error instanceof ApiError && error.status === 401) || isForbidden(error)) refetchSession(queries)
    })
    return () => {
      stopReading()
      stopWriting()
    }
  }, [queries])
}

const isForbidden = (error: unknown) => error instanceof ApiError && error.status === 403

const refetchSession = (queries: QueryClient) =>
  void queries.invalidateQueries({ queryKey: adminSessionQuery.queryKey }, { cancelRefetch: false })
