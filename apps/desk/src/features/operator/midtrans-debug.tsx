import type { ShopConfig } from '@dimsum/contract/shop-config'
import { Card } from '@dimsum/ui/card.tsx'
import { Detail, DetailList } from '@dimsum/ui/detail-list.tsx'
import { Skeleton } from '@dimsum/ui/skeleton.tsx'
import { usePaymentConfig } from '@dimsum/web/api/shop.ts'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { systemStatusQuery } from '../../api/diagnostics.ts'
import { YesNo } from './yes-no.tsx'

/** Enough to tell two keys apart, too little to use one. */
const shortened = (key: string) => (key ? `${key.slice(0, 14)}…${key.slice(14).slice(-4)}` : 'not set')

/** What this browser and this shop know of the payment script (product.md section 2). */
export function MidtransDebug() {
  const payment = usePaymentConfig()
  if (!payment) return <Skeleton className="h-64 w-full rounded-card" />
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Settings payment={payment} />
        <ScriptState scriptUrl={payment.scriptUrl} />
      </div>
      <Card className="p-5">
        <h2 className="mb-3 text-title font-bold">Instructions</h2>
        <ol className="grid list-decimal gap-2 pl-5">
          <li>
            The mode must be the one of your keys: sandbox keys fail in production with 401, and the reverse.
          </li>
          <li>
            The script is loaded only on the payment pages. Open{' '}
            <a href="/payment-test" className="font-bold underline">
              Payment Test
            </a>{' '}
            and choose a method; if nothing opens, an ad blocker may stop the script.
          </li>
          <li>
            A payment that is not noticed: look at{' '}
            <RouteLink href="/production-status" className="font-bold underline">
              System Status
            </RouteLink>{' '}
            and send a message with{' '}
            <RouteLink href="/webhook-test" className="font-bold underline">
              Webhook Test
            </RouteLink>
            .
          </li>
          {payment.mode === 'demo' && (
            <li>
              In demo mode this shop plays the provider. The{' '}
              <a href="/midtrans/simulator?language=en" className="font-bold underline">
                Payment Simulator
              </a>{' '}
              pays, denies, expires and refunds any payment.
            </li>
          )}
        </ol>
      </Card>
    </div>
  )
}

function Settings({ payment }: { payment: ShopConfig['payment'] }) {
  const midtrans = useQuery(systemStatusQuery).data?.midtrans
  return (
    <Card className="p-5">
      <h2 className="mb-3 text-title font-bold">Environment</h2>
      <DetailList>
        <Detail name="Mode">
          <code>{payment.mode}</code>
        </Detail>
        <Detail name="PAYMENT_MODE is production">
          <YesNo value={payment.mode === 'production'} isFine />
        </Detail>
        <Detail name="Payment script" wide>
          <code className="wrap-anywhere select-all">{payment.scriptUrl}</code>
        </Detail>
        <Detail name="MIDTRANS_CLIENT_KEY">
          <code>{shortened(payment.clientKey)}</code>
        </Detail>
        <Detail name="MIDTRANS_SERVER_KEY">
          {midtrans ? <YesNo value={midtrans.hasServerKey} yes="Set" no="Not set" /> : '…'}
        </Detail>
      </DetailList>
    </Card>
  )
}

function ScriptState({ scriptUrl }: { scriptUrl: string }) {
  const [found, setFound] = useState(0)
  useEffect(() => {
    const address = new URL(scriptUrl, location.href).href
    setFound([...document.scripts].filter((script) => script.src === address).length)
  }, [scriptUrl])
  return (
    <Card className="p-5">
      <h2 className="mb-3 text-title font-bold">Payment Script in This Page</h2>
      <DetailList>
        <Detail name="Popup script loaded">
          <YesNo value={'snap' in globalThis} isFine />
        </Detail>
        <Detail name="Payment scripts found">{found}</Detail>
      </DetailList>
      <p className="mt-2 text-small text-kecap-700">
        On this page the script is never loaded: it has no business beside the dashboard.
      </p>
    </Card>
  )
}
