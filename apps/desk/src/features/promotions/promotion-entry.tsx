import type { PromotionCode } from '@dimsum/contract/promotions'
import { promotionObstacle } from '@dimsum/domain/promotion'
import { wibDay } from '@dimsum/domain/wib-date'
import { Badge } from '@dimsum/ui/badge.tsx'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import {
  promotionForm,
  promotionRemoval,
  promotionStates,
  promotionTerms,
  promotions as words,
} from '@dimsum/words/desk/promotions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changePromotionCode, promotionCodesQuery, removePromotionCode } from '../../api/promotions.ts'
import { DialogButton } from '../../components/dialog-button.tsx'
import { usePackageNames } from '../../components/package-names.ts'
import { RemoveButton } from '../../components/remove-button.tsx'
import { toastFailure } from '../../components/toast-failure.ts'
import { EditPromotion } from './edit-promotion.tsx'

type PromotionEntryProps = { code: PromotionCode; now: Date; onRemoved: () => void }

/** One code: discount, conditions, uses, and a switch. A used code cannot be deleted, only switched off. */
export function PromotionEntry({ code: promotion, now, onRemoved }: PromotionEntryProps) {
  const { id, code, kind, value, uses, mostUses, isActive } = promotion
  const queries = useQueryClient()
  const text = useText()
  const { nameOf } = usePackageNames()
  /** Optimistic value: the mutation's pending state is set later, and the switch would flicker. */
  const [pressed, setPressed] = useState<boolean | null>(null)
  const obstacle = promotionObstacle(promotion, wibDay(now))
  const turning = useMutation({
    mutationFn: (isOn: boolean) => changePromotionCode({ id, isActive: isOn, expected: { isActive } }),
    onSuccess: ({ isActive: isOn }) =>
      toast({ title: isOn ? words.switchedOn(code) : words.switchedOff(code), tone: 'success' }),
    onError: toastFailure(words.notDone),
    onSettled: () => queries.invalidateQueries({ queryKey: promotionCodesQuery.queryKey }),
  })
  const turn = (isOn: boolean) => {
    if (pressed !== null) return
    setPressed(isOn)
    turning.mutate(isOn, { onSettled: () => setPressed(null) })
  }
  return (
    <li className="grid gap-2 rounded-input border border-garis bg-santan-50 px-3 py-4 sm:px-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-sans text-title font-extrabold wrap-anywhere">{code}</h3>
        <Badge tone={obstacle === null ? 'positive' : 'plain'}>
          {obstacle === null ? words.valid : promotionStates[obstacle]}
        </Badge>
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 font-bold">
        <Say.span>{kind === 'percent' ? words.percentOff(value) : words.amountOff(value)}</Say.span>
        <Say.span>{words.uses(uses, mostUses)}</Say.span>
      </p>
      <Say.p className="text-small text-kecap-700">
        {promotionTerms({ ...promotion, packages: promotion.packages.map(nameOf) })}
      </Say.p>
      <div className="flex flex-wrap items-center gap-2">
        <div className="mr-auto">
          <Checkbox
            name={`promotion-active-${id}`}
            label={words.active}
            aria-label={text(words.activeOf(code))}
            checked={pressed ?? isActive}
            onChange={({ target }) => turn(target.checked)}
          />
        </div>
        <DialogButton
          className="px-4!"
          aria-label={text(words.editOf(code))}
          label={words.edit}
          title={promotionForm.change(code)}
        >
          {(close) => <EditPromotion promotion={promotion} onDone={close} />}
        </DialogButton>
        {uses === 0 && (
          <RemoveButton
            words={promotionRemoval}
            name={code}
            call={() => removePromotionCode(id)}
            queryKey={promotionCodesQuery.queryKey}
            onRemoved={onRemoved}
          />
        )}
      </div>
    </li>
  )
}
