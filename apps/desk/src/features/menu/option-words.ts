import type { NewChoiceGroup } from '@dimsum/contract/change-menu'
import { choiceList } from '@dimsum/words/desk/choices'
import { inIndonesian, type Sentence } from '@dimsum/words/sentence'

type Option = Pick<NewChoiceGroup['options'][number], 'name' | 'priceDifference'>

/** `udang +Rp 2.000` */
export function optionWords({ name, priceDifference }: Option): Sentence {
  const more = priceDifference > 0 ? ` ${choiceList.more(priceDifference).id}` : ''
  return inIndonesian(`${name.id}${more}`, `${name.en}${more}`)
}
