import type { WhatsappOverview } from '@dimsum/contract/whatsapp'
import { formatRupiahPlain, rupiah } from '@dimsum/domain/money'
import { Card } from '@dimsum/ui/card.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { useShop } from '@dimsum/web/api/shop.ts'
import { whatsappSettings as words } from '@dimsum/words/desk/whatsapp-messages'
import { settingSections } from '@dimsum/words/setting-sections'
import { templateExport } from '@dimsum/words/whatsapp-templates'
import { useQuery } from '@tanstack/react-query'
import { whatsappQuery } from '../../api/whatsapp.ts'
import { CardTitle } from '../../components/card-title.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { sampleOrder } from './sample-order.ts'
import { WhatsappForm } from './whatsapp-form.tsx'

/** «WhatsApp otomatis»: account state, settings, and the template texts for Meta's form. */
export function WhatsappSection() {
  const overview = useQuery(whatsappQuery)
  const { name } = useShop()
  return (
    <section aria-labelledby="whatsapp-title" className="max-w-form">
      <Card className="grid gap-6 p-5">
        <CardTitle
          id="whatsapp-title"
          tabIndex={-1}
          title={settingSections.whatsapp.name}
          about={words.about}
        />
        <QueryState query={overview} notLoaded={words.notLoaded} bars={['h-80 w-full rounded-card']} />
        {overview.data && (
          <>
            <Account overview={overview.data} />
            <WhatsappForm overview={overview.data} />
            <details>
              <Say.summary className="min-h-12 cursor-pointer py-3 font-bold text-pandan-700">
                {words.forMeta}
              </Say.summary>
              <TextArea
                name="for-meta"
                label={words.forMeta}
                hint={words.forMetaHint}
                readOnly
                value={templateExport(name, overview.data.linkStart, sampleOrder)}
              />
            </details>
          </>
        )}
      </Card>
    </section>
  )
}

function Account({ overview }: { overview: WhatsappOverview }) {
  const { account, accepted, delivered, unsent, received, costPerMessage } = overview
  const isWell = account.state === 'available' || account.state === 'limited'
  return (
    <div className="grid gap-2">
      {isWell ? (
        <p className="font-bold">
          <Say>{words.account[account.state]}</Say> {account.phone} {account.name}
        </p>
      ) : (
        <InlineAlert title={words.account[account.state]}>
          {account.code !== null && <Say.p>{words.code(account.code)}</Say.p>}
        </InlineAlert>
      )}
      <p>
        <Say>{words.counts(accepted, delivered, unsent, received)}</Say>{' '}
        <Say>{words.cost(formatRupiahPlain(rupiah(delivered * costPerMessage)))}</Say>
      </p>
    </div>
  )
}
