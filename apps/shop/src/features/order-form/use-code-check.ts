import { promotionCodeOf } from '@dimsum/domain/promotion'
import { ApiError, errorMessage } from '@dimsum/web/api/api-error.ts'
import { promotionCheckQuery, promotionChecksKey } from '@dimsum/web/api/promotion-check.ts'
import { isRefusal } from '@dimsum/web/api/send-once.ts'
import { promotionCode as words } from '@dimsum/words/shop/promotion-code'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { OrderPreview } from './order-preview.ts'
import type { OrderFormMethods } from './order-values.ts'

export type PromotionCodeProps = {
  form: OrderFormMethods
  preview: OrderPreview | null
  /** Error of the last try to place the order. */
  orderError: unknown
}

/** Debounce (ms), so that a held quantity button causes one request. */
const restMs = 400

/**
 * Checks the typed code; `preview` has its discount. Once applied, or restored from a draft, the code is checked again
 * when packages or quantities change.
 */
export function useCodeCheck(typed: string, { preview, orderError }: PromotionCodeProps) {
  const queries = useQueryClient()
  const code = promotionCodeOf(typed)
  // Only typed text must be applied first: a code from a draft counts at once.
  const [unused, setUnused] = useState('')
  const lines = preview?.items ?? []
  const { error, isPending, isFetching, refetch } = useQuery({
    ...promotionCheckQuery(code, lines),
    enabled: false,
  })
  const isWanted = code !== '' && code !== unused && preview !== null
  const open = isWanted && isPending && !isFetching && JSON.stringify([code, lines])
  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => void refetch(), restMs)
    return () => clearTimeout(timer)
  }, [open, refetch])

  // A rejected order may have been sent with a code that was not applied yet, is used up, has another discount by now,
  // or whose check failed.
  useEffect(() => {
    if (!isRefusal(orderError)) return
    setUnused('')
    void queries.resetQueries({ queryKey: promotionChecksKey })
  }, [orderError, queries])

  return {
    /** Called on input. */
    typing: (text: string) => setUnused(promotionCodeOf(text)),
    /** Checks the code at once, or with `soon` after a delay, in which another action may cancel it. */
    use: ({ soon = false } = {}) => {
      setUnused('')
      if (!soon && code !== '' && preview) void refetch()
    },
    isFetching,
    problem: code !== '' && code !== unused && !preview ? words.packageFirst : problemOf(error),
  }
}

function problemOf(error: Error | null) {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'offline') return words.isOffline
  return errorMessage(error)
}
