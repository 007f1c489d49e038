import { DeliveryAreaField, type DeliveryAreaFieldProps } from './delivery-area-field.tsx'
import { PromotionCodeField } from './promotion-code-field.tsx'
import { TimeWindowField, type TimeWindowFieldProps } from './time-window-field.tsx'
import type { PromotionCodeProps } from './use-code-check.ts'

type SwitchedOnFieldProps =
  | { area: DeliveryAreaFieldProps }
  | { time: TimeWindowFieldProps }
  | { code: PromotionCodeProps }

/** A field that most shops have not switched on. One file for all: the form names every file that it may fetch. */
export default function SwitchedOnField(shown: SwitchedOnFieldProps) {
  if ('area' in shown) return <DeliveryAreaField {...shown.area} />
  if ('time' in shown) return <TimeWindowField {...shown.time} />
  return <PromotionCodeField {...shown.code} />
}
