import { ApiError } from '@dimsum/web/api/api-error.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { adminSessionQuery } from '../../api/session.ts'

/**
 * Notices that the session is over while a screen is open: at its last moment, when the device wakes up after it, and
 * when the server answers an admin's call with 401 or 403. The server is asked then; its answer decides.
 */
export function useSessionEnd(expiresAt: string | undefined) {
  const queries = useQueryClient()

  useEffect(() => {
    if (expiresAt === undefined) return
    const end = Date.parse(expiresAt)
    const askIfOver = () => {
      if (Date.now() >= end && document.visibilityState === 'visible') askAgain(queries)
    }
    const timer = setTimeout(() => askAgain(queries), Math.max(0, end - Date.now()) + 1000)
    document.addEventListener('visibilitychange', askIfOver)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', askIfOver)
    }
  }, [expiresAt, queries])

  useEffect(() => {
    const stopReading = queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return
      // Another role, perhaps: what the screen offers is asked for again.
      if (event.action.type === 'error' && isForbidden(event.action.error)) askAgain(queries)
      if (event.action.type !== 'success') return
      // A 401 arrives as no data. What may be missing for other reasons is not under this key.
      const { queryKey, state } = event.query
      if (queryKey[0] === 'admin' && queryKey[1] !== 'session' && state.data === null) askAgain(queries)
    })
    const stopWriting = queries.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      const { error } = event.action
      if ((error instanceof ApiError && error.status === 401) || isForbidden(error)) askAgain(queries)
    })
    return () => {
      stopReading()
      stopWriting()
    }
  }, [queries])
}

const isForbidden = (error: unknown) => error instanceof ApiError && error.status === 403

const askAgain = (queries: QueryClient) =>
  void queries.invalidateQueries({ queryKey: adminSessionQuery.queryKey }, { cancelRefetch: false })
