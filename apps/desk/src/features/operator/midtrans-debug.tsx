import type { ShopConfig } from '@dimsum/contract/shop-config'
import { Card } from '@dimsum/ui/card.tsx'
import { Detail, DetailList } from '@dimsum/ui/detail-list.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { Skeleton } from '@dimsum/ui/skeleton.tsx'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import { useLanguageChoice } from '@dimsum/web/app/language.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { midtransDebug } from '@dimsum/words/desk/operator'
import { deskScreens } from '@dimsum/words/desk/screens'
import { systemStatus } from '@dimsum/words/desk/system-status'
import { languageOf } from '@dimsum/words/sentence'
import { useQuery } from '@tanstack/react-query'
import { systemStatusQuery } from '../../api/diagnostics.ts'
import { NotLoaded } from '../../components/query-state.tsx'
import { YesNo } from './yes-no.tsx'

/** Long enough to tell two keys apart, too short to use. */
const shortened = (key: string) =>
  key ? `${key.slice(0, 14)}…${key.slice(14).slice(-4)}` : midtransDebug.noKey

/** State of Midtrans's script in this browser, and its configuration (product.md section 2). */
export function MidtransDebug() {
  const payment = useShopConfig()?.payment
  const [choice] = useLanguageChoice()
  if (!payment) return <Skeleton className="h-64 w-full rounded-card" />
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Settings payment={payment} />
        <ScriptState scriptUrl={payment.scriptUrl} />
      </div>
      <Card className="p-5">
        <Say.h2 className="mb-3 text-title font-bold">{midtransDebug.instructions}</Say.h2>
        <ol className="grid list-decimal gap-2 pl-5">
          <Say.li>{midtransDebug.modeOfKeys}</Say.li>
          <Say.li
            parts={{
              page: (
                <a href="/payment-test" className="font-bold underline">
                  <Say>{deskScreens.paymentTest}</Say>
                </a>
              ),
            }}
          >
            {midtransDebug.scriptIsLoaded}
          </Say.li>
          <Say.li
            parts={{
              status: (
                <RouteLink href="/production-status" className="font-bold underline">
                  {deskScreens.systemStatus}
                </RouteLink>
              ),
              test: (
                <RouteLink href="/webhook-test" className="font-bold underline">
                  {deskScreens.webhookTest}
                </RouteLink>
              ),
            }}
          >
            {midtransDebug.notNoticed}
          </Say.li>
          {payment.mode === 'demo' && (
            <Say.li
              parts={{
                simulator: (
                  <a
                    href={`/midtrans/simulator?language=${languageOf(midtransDebug.simulator, choice)}`}
                    className="font-bold underline"
                  >
                    <Say>{midtransDebug.simulator}</Say>
                  </a>
                ),
              }}
            >
              {midtransDebug.demo}
            </Say.li>
          )}
        </ol>
      </Card>
    </div>
  )
}

function Settings({ payment }: { payment: ShopConfig['payment'] }) {
  const status = useQuery(systemStatusQuery)
  const midtrans = status.data?.midtrans
  return (
    <Card className="p-5">
      <Say.h2 className="mb-3 text-title font-bold">{midtransDebug.environment}</Say.h2>
      <DetailList>
        <Detail name={midtransDebug.mode}>
          <code>{payment.mode}</code>
        </Detail>
        <Detail name={midtransDebug.isProduction}>
          <YesNo value={payment.mode === 'production'} isFine />
        </Detail>
        <Detail name={midtransDebug.script} wide>
          <code className="wrap-anywhere select-all">{payment.scriptUrl}</code>
        </Detail>
        <Detail name="MIDTRANS_CLIENT_KEY">
          <code>
            <Say>{shortened(payment.clientKey)}</Say>
          </code>
        </Detail>
        <Detail name="MIDTRANS_SERVER_KEY">
          {midtrans ? (
            <YesNo value={midtrans.hasServerKey} yes={midtransDebug.set} no={midtransDebug.notSet} />
          ) : (
            status.isPending && '…'
          )}
        </Detail>
      </DetailList>
      {status.isError && <NotLoaded title={systemStatus.noAnswer} query={status} />}
    </Card>
  )
}

function ScriptState({ scriptUrl }: { scriptUrl: string }) {
  const address = new URL(scriptUrl, location.href).href
  const found = [...document.scripts].filter(({ src }) => src === address)
  return (
    <Card className="p-5">
      <Say.h2 className="mb-3 text-title font-bold">{midtransDebug.scriptHere}</Say.h2>
      <DetailList>
        <Detail name={midtransDebug.scriptLoaded}>
          <YesNo value={'snap' in globalThis} isFine />
        </Detail>
        <Detail name={midtransDebug.scriptsFound}>{found.length}</Detail>
      </DetailList>
      <Say.p className="mt-2 text-small text-kecap-700">{midtransDebug.neverLoaded}</Say.p>
    </Card>
  )
}
