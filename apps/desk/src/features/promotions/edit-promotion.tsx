import type { NewPromotionCode } from '@dimsum/contract/change-promotion'
import type { PromotionCode } from '@dimsum/contract/promotions'
import { Say } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { changedFields, useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { promotionRemoval, promotionForm as words } from '@dimsum/words/desk/promotions'
import { useQueryClient } from '@tanstack/react-query'
import { addPromotionCode, changePromotionCode, promotionCodesQuery } from '../../api/promotions.ts'
import { useGoneToast } from '../../components/use-gone-toast.ts'
import { emptyPromotion, PromotionForm, type PromotionValues, promotionResolver } from './promotion-form.tsx'

/** A minimum order of null is an empty field. */
const termsOf = ({
  id: _,
  isActive: __,
  uses: ___,
  leastOrder,
  ...terms
}: PromotionCode): PromotionValues => ({
  ...terms,
  leastOrder: leastOrder || null,
})

type EditPromotionProps = {
  /** The stored code; a new one is valid as soon as it is saved. */
  promotion?: PromotionCode
  onDone: () => void
}

/** Adds or edits a code. Only changed fields are sent, so that two devices can edit it at the same time. */
export function EditPromotion({ promotion, onDone }: EditPromotionProps) {
  const queries = useQueryClient()
  useGoneToast(() => {
    const stored = queries.getQueryData(promotionCodesQuery.queryKey)
    if (!promotion || !stored || stored.some(({ id }) => id === promotion.id)) return undefined
    return promotionRemoval.removed(promotion.code)
  })
  const callForm = useCallForm<PromotionValues, unknown, NewPromotionCode>({
    resolver: promotionResolver,
    defaultValues: promotion ? termsOf(promotion) : emptyPromotion,
    draft: promotion ? `promotion-${promotion.id}` : 'new-promotion',
    mutationFn: (terms, seen) => {
      if (!promotion) return addPromotionCode(terms)
      const { change, expected } = changedFields(terms, {
        ...seen,
        leastOrder: seen.leastOrder ?? 0,
      } as NewPromotionCode)
      return changePromotionCode({ id: promotion.id, ...change, expected })
    },
    ...(promotion && {
      reread: async () => {
        const codes = await queries.fetchQuery({ ...promotionCodesQuery, staleTime: 0 })
        const now = codes.find(({ id }) => id === promotion.id)
        return now && termsOf(now)
      },
      onUnchanged: onDone,
    }),
    onSuccess: (_, { code }) => {
      toast({ title: (promotion ? words.saved : words.added)(code), tone: 'success' })
      void queries.invalidateQueries({ queryKey: promotionCodesQuery.queryKey })
      onDone()
    },
  })
  return (
    <>
      {promotion && promotion.uses > 0 && <Say.p className="mb-4 text-kecap-700">{words.keepsOrders}</Say.p>}
      <PromotionForm callForm={callForm} />
    </>
  )
}
