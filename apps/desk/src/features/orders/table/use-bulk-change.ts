import type { AdminOrder } from '@dimsum/contract/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type BulkOutcome, type BulkTarget, changeInBulk, undoTargets, wantedOf } from './bulk-change.ts'

/** Changes the status of several orders and keeps the results until they are closed. */
export function useBulkChange() {
  const queries = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null)
  const [result, setResult] = useState<(BulkOutcome & { isTakenBack: boolean }) | null>(null)

  const run = async (wanted: ReturnType<typeof wantedOf>, isTakenBack: boolean) => {
    if (progress !== null || wanted.length === 0) return
    setResult(null)
    setProgress({ done: 0, of: wanted.length })
    const changed = await changeInBulk(queries, wanted, (done) => setProgress({ done, of: wanted.length }))
    setProgress(null)
    setResult({ ...changed, isTakenBack })
  }
  return {
    progress,
    result,
    change: (orders: readonly AdminOrder[], target: BulkTarget) => run(wantedOf(orders, target), false),
    takeBack: () => result && run(undoTargets(result), true),
    close: () => setResult(null),
  }
}
