import type { InventoryItem } from '@dimsum/contract/inventory'
import { adjustedStock } from '@dimsum/domain/inventory'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { inventory } from '@dimsum/words/desk/inventory'
import type { Message } from '@dimsum/words/sentence'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { inventoryQuery, movementsQuery, putInventoryItem } from '../../api/inventory.ts'
import { movedWords, moveStock } from './move-stock.ts'

const pauseMs = 600

/**
 * Plus and minus by 1. Quick taps are shown at once and sent as one request; taps during a request are sent as the next
 * one. If an order changed the stock meanwhile, the taps are applied to the new value.
 */
export function useAdjustStock(item: InventoryItem) {
  const queries = useQueryClient()
  const [waiting, setWaiting] = useState(0)
  const [problem, setProblem] = useState<Message | null>(null)
  const tapped = useRef(0)
  const isSending = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const tap = (change: number) => {
    tapped.current += change
    setWaiting(tapped.current)
  }

  const send = async () => {
    clearTimeout(timer.current)
    const delta = tapped.current
    if (delta === 0 || isSending.current) return
    isSending.current = true
    try {
      const shown = queries.getQueryData(inventoryQuery.queryKey)?.find(({ id }) => id === item.id) ?? item
      const moved = await moveStock(shown, delta)
      putInventoryItem(queries, moved.stored)
      tap(-delta)
      setProblem(null)
      const description = movedWords(moved)
      toast({
        title: inventory.updated,
        ...(description && { description }),
        tone: 'success',
      })
    } catch (error) {
      tap(-tapped.current)
      const description = errorMessage(error, inventory.notUpdated)
      setProblem(description)
      toast({ title: inventory.failed, description, tone: 'danger' })
      queries.invalidateQueries({ queryKey: inventoryQuery.queryKey, exact: true })
    } finally {
      isSending.current = false
      queries.invalidateQueries({ queryKey: movementsQuery(item.id).queryKey })
    }
    if (tapped.current !== 0) void send()
  }

  // Sends pending taps when the tab or page is left.
  const sendNow = useEffectEvent(() => void send())
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') sendNow()
    }
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      sendNow()
    }
  }, [])

  const stock = adjustedStock(item.currentStock, waiting)
  const adjust = (step: number) => {
    if (stock + step < 0) return
    tap(step)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void send(), pauseMs)
  }
  return { stock, adjust, problem }
}
