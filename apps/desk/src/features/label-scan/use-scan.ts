import type { ScanLabel } from '@dimsum/contract/kitchen'
import { parseBarcodeText, parseOrderIdInput } from '@dimsum/domain/order-number'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { kitchenKey, scanLabel } from '../../api/kitchen.ts'
import { ordersKey } from '../../api/orders.ts'
import type { Scan } from './scan-result.tsx'

const scansKept = 30
const notOurLabel = 'Ini bukan label pesanan kami.'

/** Sends scans one after the other, in the order in which they came, and keeps what each did, newest first. */
export function useScan() {
  const queries = useQueryClient()
  const [scans, setScans] = useState<readonly Scan[]>([])
  const keep = (scan: Scan) => {
    setScans((all) => [scan, ...all].slice(0, scansKept))
    // Felt while the eyes are on the label: short for done, long for refused. Devices without a motor stay still.
    navigator.vibrate?.(scan.outcome === 'moved' ? 60 : 400)
  }
  const sending = useMutation({
    mutationFn: (scan: ScanLabel) => scanLabel(scan),
    scope: { id: 'label-scan' },
    onSuccess: (label, { code }) => {
      keep({ at: Date.now(), code, outcome: 'moved', label })
      void queries.invalidateQueries({ queryKey: kitchenKey })
      void queries.invalidateQueries({ queryKey: ordersKey })
    },
    onError: (error, { code }) =>
      keep({
        at: Date.now(),
        code,
        outcome: 'refused',
        reason: errorMessage(error, 'Belum terkirim. Periksa sambungan, lalu scan lagi.'),
      }),
  })
  return {
    scans,
    /** A code that is no label of ours, such as a milk carton's, needs no server to say so. */
    scan: (scan: ScanLabel) => {
      if ((parseBarcodeText(scan.code) ?? parseOrderIdInput(scan.code)) !== null) sending.mutate(scan)
      else keep({ at: Date.now(), code: scan.code, outcome: 'refused', reason: notOurLabel })
    },
    isScanning: sending.isPending,
  }
}
