import type { InventoryItem } from '@dimsum/contract/inventory'
import { adjustedStock } from '@dimsum/domain/inventory'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, errorMessage } from '../../api/api-error.ts'
import { changeInventoryItem, inventoryQuery } from '../../api/inventory.ts'
import { toast } from '../../ui/toast-store.ts'

const pauseMs = 600

/**
 * Plus and minus by 1. Quick taps show at once and go out as one request with the last value, together with the stock
 * the screen started from: if an order moved it meanwhile, the server says so and the true figure is shown.
 */
export function useAdjustStock(item: InventoryItem) {
  const queries = useQueryClient()
  const [wanted, setWanted] = useState<number | null>(null)
  const wantedNow = useRef<number | null>(null)
  const sending = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const want = (stock: number | null) => {
    wantedNow.current = stock
    setWanted(stock)
  }

  const store = (change: Partial<InventoryItem>) =>
    queries.setQueryData<InventoryItem[] | null>(
      inventoryQuery.queryKey,
      (items) => items?.map((other) => (other.id === item.id ? { ...other, ...change } : other)) ?? null,
    )

  const send = async (expectedStock: number) => {
    const currentStock = wantedNow.current
    if (currentStock === null || sending.current) return
    sending.current = true
    try {
      const stored = await changeInventoryItem({ id: item.id, currentStock, expectedStock })
      store(stored)
      queries.invalidateQueries({ queryKey: [...inventoryQuery.queryKey, item.id] })
      sending.current = false
      // Taps that came while the request was on its way go out as the next one.
      if (wantedNow.current !== currentStock) return void send(stored.currentStock)
      want(null)
      toast({ title: 'Inventory Updated', tone: 'success', lang: 'en' })
    } catch (error) {
      sending.current = false
      want(null)
      if (error instanceof ApiError && error.code === 'stale') {
        queries.invalidateQueries({ queryKey: inventoryQuery.queryKey })
      }
      toast({
        title: 'Error',
        description: errorMessage(error, 'Failed to update inventory'),
        tone: 'danger',
        lang: 'en',
      })
    }
  }

  // Leaving the tab must not lose taps that still wait for their pause.
  const flush = useRef(() => {})
  flush.current = () => void send(item.currentStock)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      flush.current()
    },
    [],
  )

  const adjust = (step: number) => {
    want(adjustedStock(wantedNow.current ?? item.currentStock, step))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(item.currentStock), pauseMs)
  }

  return { stock: wanted ?? item.currentStock, adjust }
}
