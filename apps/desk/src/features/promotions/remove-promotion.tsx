import type { PromotionCode } from '@dimsum/contract/promotions'
import { AlertCancel, AlertDialog } from '@dimsum/ui/alert-dialog.tsx'
import { Button } from '@dimsum/ui/button.tsx'
import { useText } from '@dimsum/ui/say.tsx'
import { promotionRemoval as words } from '@dimsum/words/desk/promotions'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { removePromotionCode } from '../../api/promotions.ts'
import { usePromotionAct } from './use-promotion-act.ts'

type RemovePromotionProps = { promotion: PromotionCode; onRemoved: () => void }

/** Deletes a code, after a confirmation. */
export function RemovePromotion({ promotion: { id, code }, onRemoved }: RemovePromotionProps) {
  const text = useText()
  const [asking, setAsking] = useState(false)
  const isRemoved = useRef(false)
  const remove = async () => {
    await removePromotionCode(id)
    isRemoved.current = true
  }
  const removing = usePromotionAct(remove, () => words.removed(code))
  // The focused element is removed with the entry.
  const onGone = useEffectEvent(() => {
    if (isRemoved.current) onRemoved()
  })
  useEffect(() => () => onGone(), [])
  return (
    <>
      <Button
        variant="quiet"
        className="px-3!"
        aria-haspopup="dialog"
        aria-label={text(words.askOf(code))}
        onClick={() => setAsking(true)}
      >
        {words.ask}
      </Button>
      <AlertDialog open={asking} onOpenChange={setAsking} title={words.title(code)} description={words.about}>
        <Button
          variant="danger"
          size="xl"
          wide
          busy={removing.isPending}
          onClick={() => removing.mutate(undefined, { onSettled: () => setAsking(false) })}
        >
          {words.remove}
        </Button>
        <AlertCancel>{words.keep}</AlertCancel>
      </AlertDialog>
    </>
  )
}
