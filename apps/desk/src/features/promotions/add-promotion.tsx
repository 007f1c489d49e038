import { toast } from '@dimsum/ui/toast-store.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { promotionForm as words } from '@dimsum/words/desk/promotions'
import { useQueryClient } from '@tanstack/react-query'
import { addPromotionCode, promotionCodesQuery } from '../../api/promotions.ts'
import { emptyPromotion, PromotionForm, type PromotionValues, promotionResolver } from './promotion-form.tsx'

/** Form for a new code, which is valid as soon as it is saved. */
export function AddPromotion({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient()
  const callForm = useCallForm<PromotionValues, unknown, Parameters<typeof addPromotionCode>[0]>({
    resolver: promotionResolver,
    defaultValues: emptyPromotion,
    draft: 'new-promotion',
    prefix: 'promotion-',
    mutationFn: addPromotionCode,
    onSuccess: (_, { code }) => {
      toast({ title: words.added(code), tone: 'success' })
      void queries.invalidateQueries({ queryKey: promotionCodesQuery.queryKey })
      onDone()
    },
  })
  return <PromotionForm callForm={callForm} />
}
