import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { LoadingRegion, Skeleton } from '@dimsum/ui/skeleton.tsx'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { useNow } from '@dimsum/web/components/now.tsx'
import { promotionForm, promotions as words } from '@dimsum/words/desk/promotions'
import { settingSections } from '@dimsum/words/setting-sections'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { promotionCodesQuery } from '../../api/promotions.ts'
import { DialogButton } from '../../components/dialog-button.tsx'
import { AddPromotion } from './add-promotion.tsx'
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
        <div>
          <h2
            id="kode-promo-title"
            ref={heading}
            tabIndex={-1}
            className="text-[1.25rem] leading-7 font-bold"
          >
            <Say>{settingSections['kode-promo'].name}</Say>
          </h2>
          <p className="mt-1 text-kecap-700">
            <Say>{words.about}</Say>
          </p>
        </div>
        {codes.isError && (
          <InlineAlert title={words.notLoaded}>
            <p>
              <Say>{errorMessage(codes.error)}</Say>
            </p>
            <Button variant="outline" className="mt-3" onClick={() => codes.refetch()}>
              <Say>{words.tryAgain}</Say>
            </Button>
          </InlineAlert>
        )}
        {codes.isPending && (
          <LoadingRegion className="grid">
            <Skeleton className="h-40 w-full rounded-card" />
          </LoadingRegion>
        )}
        {codes.data?.length === 0 && (
          <p className="text-kecap-700">
            <Say>{words.none}</Say>
          </p>
        )}
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
          {(close) => <AddPromotion onDone={close} />}
        </DialogButton>
      </Card>
    </section>
  )
}
