import type { SheetOrder } from '@dimsum/contract/kitchen'
import type { BothLanguages } from '@dimsum/domain/menu'
import { addWibDays } from '@dimsum/domain/wib-date'
import { cookTotals, kitchenOrder } from '@dimsum/words/desk/kitchen'
import { kitchenDays } from '@dimsum/words/desk/kitchen-days'
import { inIndonesian, ownText, type Sentence } from '@dimsum/words/sentence'

/** `Hari ini`, `Besok`, else `Sab 28 Nov`. */
export function shortDayName(day: string, today: string): Sentence {
  if (day === today) return kitchenDays.today
  if (day === addWibDays(today, 1)) return kitchenDays.tomorrow
  return kitchenDays.short(day)
}

/** Choices of a package, or a text for a package without choices. */
export const choicesName = (choices: BothLanguages | null): Sentence =>
  choices ? ownText(choices) : cookTotals.withoutChoices

/** Delivery or pick-up, with the time if one is agreed. */
export const handOverText = ({
  isDelivery,
  timeWindow,
}: Pick<SheetOrder, 'isDelivery' | 'timeWindow'>): Sentence => {
  const way = isDelivery ? kitchenOrder.delivery : kitchenOrder.pickup
  const at = timeWindow?.replace('-', '–')
  return at ? inIndonesian(`${at} · ${way.id}`, `${at} · ${way.en}`) : way
}
