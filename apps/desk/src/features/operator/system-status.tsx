import type { SystemStatus as Status } from '@dimsum/contract/system-status'
import { formatOrderId } from '@dimsum/domain/order-number'
import { formatTime } from '@dimsum/domain/wib-date'
import { Badge } from '@dimsum/ui/badge.tsx'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Card } from '@dimsum/ui/card.tsx'
import { Detail, DetailList } from '@dimsum/ui/detail-list.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { LoadingRegion, Skeleton } from '@dimsum/ui/skeleton.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { systemStatusQuery } from '../../api/diagnostics.ts'
import { ReadinessChecklist } from './readiness-checklist.tsx'
import { YesNo } from './yes-no.tsx'

/** Provider, database and payments at a glance (product.md section 2); changes swap in place. */
export function SystemStatus() {
  const status = useQuery(systemStatusQuery)
  const { data } = status
  return (
    <div className="grid gap-6">
      <p className="text-small text-kecap-600">
        {status.dataUpdatedAt > 0 ? (
          <>
            Last checked <ExactTime at={new Date(status.dataUpdatedAt)} /> WIB
          </>
        ) : (
          'Checking…'
        )}
      </p>
      {status.isError && (
        <InlineAlert title="The shop did not answer. It is asked again every 30 seconds.">
          <p>{status.error.message}</p>
        </InlineAlert>
      )}
      {data ? <StatusCards status={data} /> : !status.isError && <CardsLoading />}
      {data && <ReadinessChecklist status={data} />}
      <StatusCard title="Live Payment Test">
        <p>Walk the whole way that a customer goes.</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <a href="/payment?test=true" className={buttonStyle()}>
            Test Payment
          </a>
          <RouteLink href="/order" className={buttonStyle({ variant: 'outline' })}>
            Place an Order
          </RouteLink>
        </div>
      </StatusCard>
    </div>
  )
}

/** `14:32:10` */
function ExactTime({ at }: { at: Date }) {
  const seconds = String(at.getUTCSeconds()).padStart(2, '0')
  return (
    <time dateTime={at.toISOString()}>
      {formatTime(at)}:{seconds}
    </time>
  )
}

function StatusCards({ status }: { status: Status }) {
  const { midtrans, database, payments, reconciler, backup, messages } = status
  return (
    <div className={`grid items-start gap-4 ${backup ? 'md:grid-cols-2' : 'md:grid-cols-3'}`}>
      <StatusCard title="Payment Provider">
        <DetailList>
          <Detail name="Environment">
            <Badge tone={midtrans.isProduction ? 'positive' : 'warning'}>{midtrans.environment}</Badge>
          </Detail>
          <Detail name="Server Key">
            <YesNo value={midtrans.hasServerKey} />
          </Detail>
          <Detail name="Client Key">
            <YesNo value={midtrans.hasClientKey} />
          </Detail>
        </DetailList>
      </StatusCard>
      <StatusCard title="Database">
        <p aria-live="polite">
          <YesNo value={database.connected} yes="Connected" no="Disconnected" />
        </p>
        <DetailList className="mt-2">
          <Detail name="Last Query">
            {database.lastQuery ? <ShopDate at={database.lastQuery} format="short-time" /> : 'None'}
          </Detail>
        </DetailList>
      </StatusCard>
      <StatusCard title="Payment Analytics">
        <DetailList>
          <Detail name="Total Processed">{payments.totalProcessed ?? '–'}</Detail>
          <Detail name="Success Rate">
            {payments.successRate === null ? '–' : `${payments.successRate}%`}
          </Detail>
          <Detail name="Last Payment">
            {payments.lastPayment ? <ShopDate at={payments.lastPayment} format="short-time" /> : 'None'}
          </Detail>
          {reconciler && (
            <>
              <Detail name="Open Payments">{reconciler.open ?? '–'}</Detail>
              <Detail name="Last Reconciled">
                {reconciler.lastRun ? <ShopDate at={reconciler.lastRun} format="short-time" /> : 'None'}
              </Detail>
            </>
          )}
        </DetailList>
      </StatusCard>
      {backup && <BackupCard backup={backup} />}
      {messages && (messages.waiting > 0 || messages.unsentCount > 0) && <MessagesCard messages={messages} />}
    </div>
  )
}

const backupWords = {
  off: ['warning', 'Not set up'],
  waiting: ['warning', 'None yet'],
  fresh: ['positive', 'Fresh and readable'],
  fault: ['danger', 'Needs attention'],
} as const

/** Whether the shop could be brought back today; the admin's alone. */
function BackupCard({ backup: { state, lastBackup, fault } }: { backup: NonNullable<Status['backup']> }) {
  const [tone, words] = backupWords[state]
  return (
    <StatusCard title="Backup">
      <DetailList>
        <Detail name="State">
          <Badge tone={tone}>{words}</Badge>
        </Detail>
        {fault && <Detail name="Problem">{fault}</Detail>}
        <Detail name="Last Backup">
          {lastBackup ? <ShopDate at={lastBackup} format="short-time" /> : 'None'}
        </Detail>
      </DetailList>
      {state === 'off' && (
        <p className="mt-2 text-small text-kecap-700">Set BACKUP_DIR to have backups made.</p>
      )}
    </StatusCard>
  )
}

/** Messages that did not leave the shop; nothing while all of them did. */
function MessagesCard({
  messages: { waiting, unsentCount, unsent },
}: {
  messages: NonNullable<Status['messages']>
}) {
  return (
    <StatusCard title="Messages">
      <DetailList>
        <Detail name="Waiting">{waiting}</Detail>
        <Detail name="Not Sent">{unsentCount}</Detail>
      </DetailList>
      <ul className="mt-2 grid gap-1 text-small text-kecap-700">
        {unsent.map(({ id, at, channel, topic, orderId, fault }) => (
          <li key={id}>
            <ShopDate at={at} format="short-time" /> · {channel} · {topic}
            {orderId !== null && ` · #${formatOrderId(orderId)}`} · {fault}
          </li>
        ))}
      </ul>
    </StatusCard>
  )
}

function StatusCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="p-5">
      <h2 className="mb-3 text-title font-bold">{title}</h2>
      {children}
    </Card>
  )
}

function CardsLoading() {
  return (
    <LoadingRegion className="grid gap-4 md:grid-cols-3">
      {['provider', 'database', 'payments'].map((card) => (
        <Skeleton key={card} className="h-48 w-full rounded-card" />
      ))}
    </LoadingRegion>
  )
}
