import type { NewPromotionCode } from '@dimsum/contract/change-promotion'
import type { PromotionCode } from '@dimsum/contract/promotions'
import { Say } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { ApiError } from '@dimsum/web/api/api-error.ts'
import { promotionForm as words } from '@dimsum/words/desk/promotions'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changePromotionCode, promotionCodesQuery } from '../../api/promotions.ts'
import { useCallForm } from '../../components/use-call-form.ts'
import { changedTerms, PromotionForm, type PromotionValues, promotionResolver } from './promotion-form.tsx'

type ChangePromotionProps = { promotion: PromotionCode; onDone: () => void }

/** Changes a code; only what was changed here is sent, so that two devices can change it at once. */
export function ChangePromotion({ promotion, onDone }: ChangePromotionProps) {
  const queries = useQueryClient()
  const [opened] = useState(promotion)
  // What is known to be stored: after a refusal, what the other device wrote.
  const [stored, setStored] = useState(promotion)
  const callForm = useCallForm<PromotionValues, unknown, NewPromotionCode>({
    resolver: promotionResolver,
    defaultValues: opened,
    prefix: 'promotion-',
    mutationFn: async (terms) => {
      const { change, expected } = changedTerms(terms, opened, stored)
      if (Object.keys(change).length > 0) await changePromotionCode({ id: opened.id, ...change, expected })
    },
    onSuccess: (_, { code }) => {
      toast({ title: words.saved(code), tone: 'success' })
      void queries.invalidateQueries({ queryKey: promotionCodesQuery.queryKey })
      onDone()
    },
    onError: async (error) => {
      const codes = await queries.fetchQuery(promotionCodesQuery).catch(() => [])
      const now = codes.find(({ id }) => id === opened.id)
      if (now && error instanceof ApiError && error.code === 'stale') setStored(now)
    },
  })
  return (
    <>
      {promotion.uses > 0 && (
        <p className="mb-4 text-kecap-700">
          <Say>{words.keepsOrders}</Say>
        </p>
      )}
      <PromotionForm callForm={callForm} />
    </>
  )
}
