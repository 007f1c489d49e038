import type { SystemStatus as Status } from '@dimsum/contract/system-status'
import { formatOrderId } from '@dimsum/domain/order-number'
import { formatTime } from '@dimsum/domain/wib-date'
import { Badge } from '@dimsum/ui/badge.tsx'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Card } from '@dimsum/ui/card.tsx'
import { Detail, DetailList } from '@dimsum/ui/detail-list.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { backupStatus, messageStatus, systemStatus } from '@dimsum/words/desk/system-status'
import type { Sentence } from '@dimsum/words/sentence'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { systemStatusQuery } from '../../api/diagnostics.ts'
import { QueryState } from '../../components/query-state.tsx'
import { ReadinessChecklist } from './readiness-checklist.tsx'
import { YesNo } from './yes-no.tsx'

/** Status of Midtrans, database and payments (product.md section 2), updated in place. */
export function SystemStatus() {
  const status = useQuery(systemStatusQuery)
  const { data } = status
  return (
    <div className="grid gap-6">
      <p className="text-small text-kecap-600">
        {status.isPending && <Say>{systemStatus.checking}</Say>}
        {status.dataUpdatedAt > 0 && (
          <Say parts={{ time: <ExactTime at={new Date(status.dataUpdatedAt)} /> }}>
            {systemStatus.lastChecked}
          </Say>
        )}
      </p>
      <QueryState
        query={status}
        notLoaded={systemStatus.noAnswer}
        className="grid gap-4 md:grid-cols-3"
        bars={Array(3).fill('h-48 w-full rounded-card')}
      />
      {data && <StatusCards status={data} />}
      {data && <ReadinessChecklist status={data} />}
      <StatusCard title={systemStatus.liveTest}>
        <Say.p>{systemStatus.liveTestAbout}</Say.p>
        <div className="mt-4 flex flex-wrap gap-3">
          <a href="/payment?test=true" className={buttonStyle()}>
            <Say>{systemStatus.testPayment}</Say>
          </a>
          <RouteLink href="/order" className={buttonStyle({ variant: 'outline' })}>
            {systemStatus.placeOrder}
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
      <StatusCard title={systemStatus.provider}>
        <DetailList>
          <Detail name={systemStatus.environment}>
            <Badge tone={midtrans.isProduction ? 'positive' : 'warning'}>{midtrans.environment}</Badge>
          </Detail>
          <Detail name={systemStatus.serverKey}>
            <YesNo value={midtrans.hasServerKey} />
          </Detail>
          <Detail name={systemStatus.clientKey}>
            <YesNo value={midtrans.hasClientKey} />
          </Detail>
        </DetailList>
      </StatusCard>
      <StatusCard title={systemStatus.database}>
        <p aria-live="polite">
          <YesNo value={database.connected} yes={systemStatus.connected} no={systemStatus.disconnected} />
        </p>
        <DetailList className="mt-2">
          <Detail name={systemStatus.lastQuery}>
            <Moment at={database.lastQuery} />
          </Detail>
        </DetailList>
      </StatusCard>
      <StatusCard title={systemStatus.payments}>
        <DetailList>
          <Detail name={systemStatus.totalProcessed}>{payments.totalProcessed ?? '–'}</Detail>
          <Detail name={systemStatus.successRate}>
            {payments.successRate === null ? '–' : <Say>{systemStatus.percent(payments.successRate)}</Say>}
          </Detail>
          <Detail name={systemStatus.lastPayment}>
            <Moment at={payments.lastPayment} />
          </Detail>
          {reconciler && (
            <>
              <Detail name={systemStatus.openPayments}>{reconciler.open ?? '–'}</Detail>
              <Detail name={systemStatus.lastReconciled}>
                <Moment at={reconciler.lastRun} />
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

const backupTones = { off: 'warning', waiting: 'warning', fresh: 'positive', fault: 'danger' } as const

/** Whether the shop could be restored today; shown to admins only. */
function BackupCard({ backup: { state, lastBackup, fault } }: { backup: NonNullable<Status['backup']> }) {
  return (
    <StatusCard title={backupStatus.title}>
      <DetailList>
        <Detail name={backupStatus.state}>
          <Badge tone={backupTones[state]}>{backupStatus[state]}</Badge>
        </Detail>
        {fault && <Detail name={backupStatus.problem}>{fault}</Detail>}
        <Detail name={backupStatus.last}>
          <Moment at={lastBackup} />
        </Detail>
      </DetailList>
      {state === 'off' && <Say.p className="mt-2 text-small text-kecap-700">{backupStatus.howToSet}</Say.p>}
    </StatusCard>
  )
}

/** Undelivered messages; nothing when all were delivered. */
function MessagesCard({
  messages: { waiting, unsentCount, unsent },
}: {
  messages: NonNullable<Status['messages']>
}) {
  return (
    <StatusCard title={messageStatus.title}>
      <DetailList>
        <Detail name={messageStatus.waiting}>{waiting}</Detail>
        <Detail name={messageStatus.notSent}>{unsentCount}</Detail>
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

function Moment({ at }: { at: string | null }) {
  return at ? <ShopDate at={at} format="short-time" /> : <Say>{systemStatus.none}</Say>
}

function StatusCard({ title, children }: { title: Sentence; children: ReactNode }) {
  return (
    <Card className="p-5">
      <Say.h2 className="mb-3 text-title font-bold">{title}</Say.h2>
      {children}
    </Card>
  )
}
