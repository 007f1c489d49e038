import type { ScannedLabel } from '@dimsum/contract/kitchen'
import type { AdminOrder } from '@dimsum/contract/orders'
import { isAmountHidden } from '@dimsum/domain/masking'
import { orderLines } from '@dimsum/domain/order-lines'
import { amountDue } from '@dimsum/domain/order-total'
import { formatPhone, telHref } from '@dimsum/domain/phone'
import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { OrderNumber } from '@dimsum/web/components/order-number.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { StatusBadge } from '@dimsum/web/components/status-badge.tsx'
import { kitchenOrder } from '@dimsum/words/desk/kitchen'
import { scanResult } from '@dimsum/words/desk/label-scan'
import { statusTracking } from '@dimsum/words/order-status'
import { orderedPackages } from '@dimsum/words/packages'
import type { Message } from '@dimsum/words/sentence'
import { widgets } from '@dimsum/words/widgets'
import { CircleCheck, CircleX, TriangleAlert, Undo2 } from 'lucide-react'
import { isPhoneHidden } from '../../components/hidden-facts.ts'
import { IfHasRight } from '../../components/if-has-right.tsx'
import { SendStatus } from '../../components/send-whatsapp.tsx'
import { ReceiveCash } from './receive-cash.tsx'

type Scanned = { at: number; code: string }
export type MovedScan = Scanned & { outcome: 'moved'; label: ScannedLabel }
/** Result of one scan, or the reason it was rejected. */
export type Scan =
  | MovedScan
  | (Scanned & { outcome: 'undone'; order: AdminOrder })
  | (Scanned & { outcome: 'refused'; reason: Message })

type ScanResultProps = {
  scan: Scan
  onUndo: (scan: MovedScan) => void
  isUndoing: boolean
  onPaid: (scan: MovedScan) => void
}

/** Result of the last scan, readable at arm's length. */
export function ScanResult({ scan, onUndo, isUndoing, onPaid }: ScanResultProps) {
  if (scan.outcome === 'undone') {
    return (
      <div className="flex gap-4 rounded-card bg-santan-100 p-5">
        <Undo2 aria-hidden="true" className="size-10 shrink-0" strokeWidth={2} />
        <Say.p
          className="flex flex-wrap items-center gap-x-3 gap-y-1 text-title font-extrabold"
          parts={{
            number: <OrderNumber id={scan.order.id} />,
            status: <StatusBadge status={scan.order.status} />,
          }}
        >
          {scanResult.undone}
        </Say.p>
      </div>
    )
  }
  if (scan.outcome === 'refused') {
    return (
      <div className="flex gap-4 rounded-card bg-cabai-100 p-5 text-cabai-700">
        <CircleX aria-hidden="true" className="size-10 shrink-0" strokeWidth={2} />
        <div className="min-w-0">
          <Say.p className="text-price font-extrabold">{scan.reason}</Say.p>
          <Say.p className="text-small wrap-anywhere" parts={{ code: scan.code }}>
            {scanResult.code}
          </Say.p>
        </div>
      </div>
    )
  }
  const { order, notices, handOver } = scan.label
  const toCollect = handOver?.collect ?? (isAmountHidden(order) ? null : amountDue(order))
  return (
    <div className="grid gap-3 rounded-card bg-ready-tint p-5 text-ready">
      <div className="flex gap-4">
        <CircleCheck aria-hidden="true" className="size-10 shrink-0" strokeWidth={2} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-price font-extrabold">
            <OrderNumber id={order.id} />
            <StatusBadge
              status={order.status}
              {...(order.status === 'delivered' && { text: statusTracking.delivered })}
            />
          </p>
          <p className="font-bold wrap-anywhere">
            <bdi>{order.customerName}</bdi>
          </p>
          <Say.p>{orderedPackages(orderLines(order))}</Say.p>
        </div>
      </div>
      {notices.includes('unpaid') && (
        <p className="flex items-center gap-2 rounded-input bg-kunyit-100 p-3 text-title font-extrabold text-kunyit-800">
          <TriangleAlert aria-hidden="true" className="size-6 shrink-0" strokeWidth={2} />
          <span>
            {toCollect === null ? (
              <Say>{kitchenOrder.unpaid}</Say>
            ) : (
              <Say parts={{ amount: <Price amount={toCollect} /> }}>{scanResult.collect}</Say>
            )}
          </span>
        </p>
      )}
      {notices.includes('unpaid') && handOver?.collect && (
        <IfHasRight right="payments">
          <ReceiveCash id={order.id} amount={handOver.collect} onPaid={() => onPaid(scan)} />
        </IfHasRight>
      )}
      {notices.includes('other-day') && order.deliveryDate && (
        <p className="flex items-center gap-2 rounded-input bg-kunyit-100 p-3 font-bold text-kunyit-800">
          <TriangleAlert aria-hidden="true" className="size-6 shrink-0" strokeWidth={2} />
          <Say>{scanResult.otherDay(order.deliveryDate)}</Say>
        </p>
      )}
      {handOver?.phone && isPhoneHidden(order) && (
        <Say.p
          className="font-bold"
          parts={{
            phone: (
              <a href={telHref(handOver.phone)} className="inline-flex min-h-12 items-center underline">
                {formatPhone(handOver.phone)}
              </a>
            ),
          }}
        >
          {scanResult.forCourier}
        </Say.p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={Undo2} variant="outline" busy={isUndoing} onClick={() => onUndo(scan)}>
          {widgets.undo}
        </Button>
        <IfHasRight right="orders">
          <SendStatus key={order.status} order={order} />
        </IfHasRight>
      </div>
    </div>
  )
}
