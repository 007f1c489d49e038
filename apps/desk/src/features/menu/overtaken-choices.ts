import { isSameValue } from '@dimsum/domain/merge-edits'
import { choiceForm as words } from '@dimsum/words/desk/choices'
import { menuForm } from '@dimsum/words/desk/menu'
import { inIndonesian, listOf, ownText, type Sentence } from '@dimsum/words/sentence'
import type { PackageNames } from '../../components/package-names.ts'
import { asAnswered, type ChoiceValues } from './choice-values.ts'
import { optionWords } from './option-words.ts'

const same = (text: string) => inIndonesian(text, text)

/** `Opsi: ayam, udang +Rp2.000` for each field in which what is stored differs from what is typed. */
export function storedChoices(
  stored: ChoiceValues,
  typed: ChoiceValues,
  nameOf: PackageNames['nameOf'],
): readonly Sentence[] {
  const { name, min, max, options = [], packages } = asAnswered(stored)
  const shown: readonly (readonly [keyof ChoiceValues, Sentence, Sentence])[] = [
    ['name', words.name, ownText(name ?? { id: '', en: '' })],
    ['options', words.options, listOf(options.map(optionWords))],
    ['min', words.min, same(`${min}`)],
    ['max', words.max, same(`${max}`)],
    ['packages', words.packages, listOf((packages ?? []).map(nameOf))],
  ]
  return shown
    .filter(([field]) => !isSameValue(stored[field], typed[field]))
    .map(([, label, value]) => menuForm.storedValue(label, value))
}
