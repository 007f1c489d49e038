import type { ScanLabel } from '@dimsum/contract/kitchen'
import { parseBarcodeText, parseOrderIdInput } from '@dimsum/domain/order-number'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { kitchen } from '@dimsum/words/desk/kitchen'
import { scanResult } from '@dimsum/words/desk/label-scan'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { kitchenKey, scanLabel } from '../../api/kitchen.ts'
import { changeOrderStatus, ordersKey } from '../../api/orders.ts'
import { toastFailure } from '../../components/toast-failure.ts'
import type { MovedScan, Scan } from './scan-result.tsx'

const scansKept = 30

/** Sends scans one after the other and keeps their results, newest first. */
export function useScan() {
  const queries = useQueryClient()
  const [scans, setScans] = useState<readonly Scan[]>([])
  const keep = (scan: Scan) => {
    setScans((all) => [scan, ...all].slice(0, scansKept))
    // Vibration, because the user looks at the label: short for success, long for an error.
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
        reason: errorMessage(error, scanResult.notSent),
      }),
  })
  const undoing = useMutation({
    mutationFn: ({ label: { order, statusBefore } }: MovedScan) =>
      changeOrderStatus({ id: order.id, status: statusBefore, expectedStatus: order.status }),
    scope: { id: 'label-scan' },
    onSuccess: (order, { at, code }) => {
      setScans((all) => all.map((scan) => (scan.at === at ? { at, code, outcome: 'undone', order } : scan)))
      void queries.invalidateQueries({ queryKey: kitchenKey })
      void queries.invalidateQueries({ queryKey: ordersKey })
    },
    onError: toastFailure(scanResult.notUndone, kitchen.checkConnection),
  })
  return {
    scans,
    /** Restores the order's status from before the scan. */
    undo: (scan: MovedScan) => undoing.mutate(scan),
    isUndoing: undoing.isPending,
    /** The order of a scan was paid after it. */
    notePaid: ({ at }: MovedScan) =>
      setScans((all) =>
        all.map((scan) => (scan.at === at && scan.outcome === 'moved' ? withPayment(scan) : scan)),
      ),
    /** Other barcodes, such as a milk carton's, are rejected without a request. */
    scan: (scan: ScanLabel) => {
      if ((parseBarcodeText(scan.code) ?? parseOrderIdInput(scan.code)) !== null) sending.mutate(scan)
      else keep({ at: Date.now(), code: scan.code, outcome: 'refused', reason: scanResult.notOurs })
    },
    isScanning: sending.isPending,
  }
}

const withPayment = (scan: MovedScan): MovedScan => ({
  ...scan,
  label: {
    ...scan.label,
    order: { ...scan.label.order, isPaid: true },
    notices: scan.label.notices.filter((notice) => notice !== 'unpaid'),
  },
})
