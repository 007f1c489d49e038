/**
 * Every sentence of the screens stands in this package once, in Indonesian and in English. The first text is the one that is
 * shown while nobody has chosen a language (product.md fixes those), which is why some screens begin with both.
 */

export const languages = ['id', 'en'] as const
export type Language = (typeof languages)[number]

/** What a reader chose: one language throughout, or each sentence as the shop shows it by default. */
export const languageChoices = ['default', ...languages] as const
export type LanguageChoice = (typeof languageChoices)[number]

/**
 * A sentence in both languages. `Parts` are the names in braces, in whose place a screen puts an element:
 * `Baca {privacy} kami.`
 */
export type Sentence<Parts extends string = never> = {
  readonly id: string
  readonly en: string
  /** The language it has while none is chosen. */
  readonly byDefault: Language
  /** Never set: keeps the names of the parts in the type. */
  readonly parts?: Parts
}

type PartsOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PartsOf<Rest>
  : never

/** Both texts name the same parts; a text that names others does not compile. */
type WithSameParts<Text extends string, Other extends string> = [PartsOf<Text>, PartsOf<Other>] extends [
  PartsOf<Other>,
  PartsOf<Text>,
]
  ? Text
  : never

/** A sentence that is Indonesian while no language is chosen. With parameters both texts are functions of them. */
export function inIndonesian<const Id extends string, const En extends string>(
  id: Id,
  en: WithSameParts<En, Id>,
): Sentence<PartsOf<Id>>
export function inIndonesian<Values extends unknown[]>(
  id: (...values: Values) => string,
  en: (...values: Values) => string,
): (...values: Values) => Sentence
export function inIndonesian(id: Text, en: Text) {
  return sentence(id, en, 'id')
}

/** A sentence that is English while no language is chosen: many of the specification's fixed texts are. */
export function inEnglish<const En extends string, const Id extends string>(
  en: En,
  id: WithSameParts<Id, En>,
): Sentence<PartsOf<En>>
export function inEnglish<Values extends unknown[]>(
  en: (...values: Values) => string,
  id: (...values: Values) => string,
): (...values: Values) => Sentence
export function inEnglish(en: Text, id: Text) {
  return sentence(id, en, 'en')
}

type Text = string | ((...values: never[]) => string)

function sentence(id: Text, en: Text, byDefault: Language) {
  const filledWith = (values: never[]) => ({ id: write(id, values), en: write(en, values), byDefault })
  const hasValues = typeof id === 'function' || typeof en === 'function'
  return hasValues ? (...values: never[]) => filledWith(values) : filledWith([])
}

const write = (text: Text, values: never[]): string => (typeof text === 'function' ? text(...values) : text)

/** The same sentence, for screens whose texts are English while no language is chosen. */
export const englishByDefault = <Parts extends string>(said: Sentence<Parts>): Sentence<Parts> => ({
  ...said,
  byDefault: 'en',
})

/** A text that comes in its reader's language: what the server says. @param byDefault its language while none is chosen */
export const inReadersLanguage = (text: string, byDefault: Language): Sentence => ({
  id: text,
  en: text,
  byDefault,
})

/** A text that the owner wrote in both languages, a package's name. */
export const ownText = ({ id, en }: { id: string; en: string }): Sentence => ({ id, en, byDefault: 'id' })

/** `Paket Kecil, Paket Besar` */
export const listOf = (all: readonly Sentence[]): Sentence => ({
  id: all.map(({ id }) => id).join(', '),
  en: all.map(({ en }) => en).join(', '),
  byDefault: 'id',
})

/** The language in which a reader sees a sentence. */
export const languageOf = ({ byDefault }: { byDefault: Language }, choice: LanguageChoice): Language =>
  choice === 'default' ? byDefault : choice

/** The sentence as a reader sees it. */
export const textOf = (said: Sentence, choice: LanguageChoice): string => said[languageOf(said, choice)]

/** Says sentences as a reader of this choice sees them: for what is written out as a whole, a mail or an invoice. */
export const sayIn =
  (choice: LanguageChoice) =>
  (said: Sentence): string =>
    textOf(said, choice)

/** The language of a page as a whole, for its `lang`. */
export const pageLanguage = (choice: LanguageChoice): Language => (choice === 'en' ? 'en' : 'id')

/** Reads a choice from where it was kept; anything else is none. */
export const readLanguageChoice = (kept: string | undefined): LanguageChoice =>
  languages.find((language) => language === kept) ?? 'default'
