import type { Right } from '@dimsum/domain/roles'
import type { Sentence } from '@dimsum/words/sentence'
import { places } from './places.ts'
import { type Section, sectionNamed } from './sections.ts'
import { fieldNames, settingFields } from './setting-fields.ts'

/** One search result. */
export type Finding = {
  section: Section
  label: Sentence
  /** Id of the control to focus; without it the result leads to the section. */
  control?: string
}

type Entry = Finding & { labelWords: readonly string[]; words: readonly string[]; right: Right }

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** A label is found in either language, whichever is shown. */
const bothOf = ({ id, en }: Sentence) => [...wordsOf(id), ...wordsOf(en)]

function entry(
  { section: id, label, words }: { section: string; label: Sentence; words: string },
  right?: Right,
  control?: string,
): Entry[] {
  const section = sectionNamed(id)
  if (!section) return []
  const labelWords = [...bothOf(label), ...bothOf(section.name)]
  const all = [...labelWords, ...wordsOf(words)]
  return [
    {
      section,
      label,
      labelWords,
      words: all,
      right: right ?? section.right,
      ...(control !== undefined && { control }),
    },
  ]
}

const entries: readonly Entry[] = [
  ...fieldNames.flatMap((field) => entry(settingFields[field], 'settings', field)),
  ...places.flatMap((place) => entry(place, place.right)),
]

/** All results, for a user with all rights. */
export const allFindings: readonly Finding[] = entries

/**
 * Settings that match the typed text: each typed word must be a prefix of a word of the label, its section or its
 * synonyms. Whole words rank before prefixes, and labels and sections before synonyms.
 */
export function findSettings(typed: string, may: (right: Right) => boolean): readonly Finding[] {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return []
  const isWhole = (words: readonly string[]) => wanted.every((word) => words.includes(word))
  const isBegun = (words: readonly string[]) =>
    wanted.every((word) => words.some((own) => own.startsWith(word)))
  const rank = ({ labelWords, words }: Entry) =>
    [isWhole(labelWords), isWhole(words), isBegun(labelWords), true].indexOf(true)
  return entries.filter(({ right, words }) => may(right) && isBegun(words)).sort((a, b) => rank(a) - rank(b))
}
