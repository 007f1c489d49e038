import type { PlaceOrder } from '@dimsum/contract/place-order'
import type { Charge } from '@dimsum/domain/order-total'
import { promotionCodeOf } from '@dimsum/domain/promotion'
import { ApiError, errorMessage } from '@dimsum/web/api/api-error.ts'
import { promotionCheckQuery, promotionChecksKey } from '@dimsum/web/api/promotion-check.ts'
import { promotionCode as words } from '@dimsum/words/shop/promotion-code'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { OrderPreview } from './order-preview.ts'
import type { OrderValues } from './order-values.ts'

export type PromotionCodeProps = {
  form: UseFormReturn<OrderValues, unknown, PlaceOrder>
  preview: OrderPreview | null
  /** Called with the discount for the packages of `preview`; null when there is none or it is unknown. */
  onPromotion: (promotion: Charge | null) => void
  /** Error of the last try to place the order. */
  orderError: unknown
}

/** Debounce (ms), so that a held quantity button causes one request. */
const restMs = 400

/**
 * Discount of the typed code. Once applied, or restored from a draft, the code is checked again when packages or
 * quantities change. The total includes it only for the packages it was checked for.
 */
export function useCodeCheck(typed: string, { preview, onPromotion, orderError }: PromotionCodeProps) {
  const queries = useQueryClient()
  const code = promotionCodeOf(typed)
  // Only typed text must be applied first: a code from a draft counts at once.
  const [unused, setUnused] = useState('')
  const lines = preview?.items ?? []
  const { data, error, isSuccess, isPending, isFetching, refetch } = useQuery({
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

  const off = isSuccess && code === data?.code ? data.amount : null
  useLayoutEffect(() => {
    onPromotion(off === null ? null : { kind: 'promotion', amount: off, reason: code })
    return () => onPromotion(null)
  }, [off, code, onPromotion])

  // A rejected order may have been sent with a code that was not applied yet, is used up, or has another discount by
  // now.
  useEffect(() => {
    if (!isRefusal(orderError)) return
    setUnused('')
    const wasGood = ({ state }: { state: { status: string } }) => state.status === 'success'
    void queries.resetQueries({ queryKey: promotionChecksKey, predicate: wasGood })
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
    /** Wire format; null when there is no discount or it is unknown. */
    off,
    problem: code !== '' && code !== unused && !preview ? words.packageFirst : problemOf(error),
  }
}

/** The server rejected the order; other errors say nothing about its code. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

function problemOf(error: Error | null) {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'offline') return words.isOffline
  return errorMessage(error)
}
