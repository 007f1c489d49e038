import { Card } from '@dimsum/ui/card.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { useNow } from '@dimsum/web/components/now.tsx'
import { promotionForm, promotions as words } from '@dimsum/words/desk/promotions'
import { settingSections } from '@dimsum/words/setting-sections'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { promotionCodesQuery } from '../../api/promotions.ts'
import { CardTitle } from '../../components/card-title.tsx'
import { DialogButton } from '../../components/dialog-button.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { EditPromotion } from './edit-promotion.tsx'
import { PromotionEntry } from './promotion-entry.tsx'

/** «Kode promo»: promotion codes and how often they were used. */
export function PromotionCodes() {
  const text = useText()
  const now = useNow()
  const codes = useQuery(promotionCodesQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="kode-promo-title" className="max-w-form">
      <Card className="grid gap-5 p-5">
        <CardTitle
          id="kode-promo-title"
          ref={heading}
          tabIndex={-1}
          title={settingSections['kode-promo'].name}
          about={words.about}
        />
        <QueryState query={codes} notLoaded={words.notLoaded} bars={['h-40 w-full rounded-card']} />
        {codes.data?.length === 0 && <Say.p className="text-kecap-700">{words.none}</Say.p>}
        {codes.data && codes.data.length > 0 && (
          <ul aria-label={text(settingSections['kode-promo'].name)} className="grid gap-3">
            {codes.data.map((code) => (
              <PromotionEntry
                key={code.id}
                code={code}
                now={now}
                onRemoved={() => heading.current?.focus()}
              />
            ))}
          </ul>
        )}
        <DialogButton icon={Plus} label={promotionForm.add} wide>
          {(close) => <EditPromotion onDone={close} />}
        </DialogButton>
      </Card>
    </section>
  )
}
