import type { PlaceOrder } from '@dimsum/contract/place-order'
import type { Charge } from '@dimsum/domain/order-total'
import { promotionCodeOf } from '@dimsum/domain/promotion'
import { ApiError, errorMessage } from '@dimsum/web/api/api-error.ts'
import { promotionCheckQuery, promotionChecksKey } from '@dimsum/web/api/promotion-check.ts'
import { promotionCode as words } from '@dimsum/words/shop/promotion-code'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { OrderValues } from './order-fields.ts'
import { itemsOf, type OrderPreview } from './order-preview.ts'

export type PromotionCodeProps = {
  form: UseFormReturn<OrderValues, unknown, PlaceOrder>
  preview: OrderPreview | null
  /** Gets what the code takes off the packages of `preview`; null: nothing, or that is not known. */
  onPromotion: (promotion: Charge | null) => void
  /** Why the order was not placed. */
  orderError: unknown
}

/** Whoever holds a button down to change the quantity asks once, when she lets go (ms). */
const restMs = 400

/**
 * What the typed code takes off the order as it stands. Once it was used, or came out of a draft, it is checked again for other
 * packages and quantities; the total counts it only for those it was checked for.
 */
export function useCodeCheck(typed: string, { preview, onPromotion, orderError }: PromotionCodeProps) {
  const queries = useQueryClient()
  const code = promotionCodeOf(typed)
  // Only what is typed waits for its use: a draft, which fills the field when it is long on the screen, counts at once.
  const [unused, setUnused] = useState('')
  const lines = preview ? itemsOf(preview.lines) : []
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

  // A refused order may have been sent with a code that was typed and not used yet, is used up, or takes off something else by now.
  useEffect(() => {
    if (!isRefusal(orderError)) return
    setUnused('')
    const wasGood = ({ state }: { state: { status: string } }) => state.status === 'success'
    void queries.resetQueries({ queryKey: promotionChecksKey, predicate: wasGood })
  }, [orderError, queries])

  return {
    /** The customer has typed `text`, and goes on typing. */
    typing: (text: string) => setUnused(promotionCodeOf(text)),
    /** Asks at once, or with `soon` after a moment, in which another act may make it needless. */
    use: ({ soon = false } = {}) => {
      setUnused('')
      if (!soon && code !== '' && preview) void refetch()
    },
    isFetching,
    /** As on the wire; null when the code takes nothing off, or that is not known. */
    off,
    problem: code !== '' && code !== unused && !preview ? words.packageFirst : problemOf(error),
  }
}

/** The order was judged: no other answer says anything of its code. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

function problemOf(error: Error | null) {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'offline') return words.isOffline
  return errorMessage(error)
}
