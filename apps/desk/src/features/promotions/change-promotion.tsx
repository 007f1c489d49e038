import type { NewPromotionCode } from '@dimsum/contract/change-promotion'
import type { PromotionCode } from '@dimsum/contract/promotions'
import { Say } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { changedFields, useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { promotionForm as words } from '@dimsum/words/desk/promotions'
import { useQueryClient } from '@tanstack/react-query'
import { changePromotionCode, promotionCodesQuery } from '../../api/promotions.ts'
import { PromotionForm, type PromotionValues, promotionResolver } from './promotion-form.tsx'

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

type ChangePromotionProps = { promotion: PromotionCode; onDone: () => void }

/** Edits a code. Only changed fields are sent, so that two devices can edit it at the same time. */
export function ChangePromotion({ promotion, onDone }: ChangePromotionProps) {
  const queries = useQueryClient()
  const { id } = promotion
  const callForm = useCallForm<PromotionValues, unknown, NewPromotionCode>({
    resolver: promotionResolver,
    defaultValues: termsOf(promotion),
    draft: `promotion-${id}`,
    prefix: 'promotion-',
    mutationFn: (terms, seen) => {
      const { change, expected } = changedFields(terms, {
        ...seen,
        leastOrder: seen.leastOrder ?? 0,
      } as NewPromotionCode)
      return changePromotionCode({ id, ...change, expected })
    },
    reread: async () => {
      const codes = await queries.fetchQuery({ ...promotionCodesQuery, staleTime: 0 })
      const now = codes.find((one) => one.id === id)
      return now && termsOf(now)
    },
    onUnchanged: onDone,
    onSuccess: (_, { code }) => {
      toast({ title: words.saved(code), tone: 'success' })
      void queries.invalidateQueries({ queryKey: promotionCodesQuery.queryKey })
      onDone()
    },
  })
  return (
    <>
      {promotion.uses > 0 && <Say.p className="mb-4 text-kecap-700">{words.keepsOrders}</Say.p>}
      <PromotionForm callForm={callForm} />
    </>
  )
}
