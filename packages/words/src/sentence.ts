/**
 * Every sentence of the screens is in this package once, in Indonesian and English. Without a chosen language each
 * sentence has its own default (product.md fixes those), which is why some screens mix both.
 */

export const languages = ['id', 'en'] as const
export type Language = (typeof languages)[number]

/** The reader's choice: one language, or the default of each sentence. */
export const languageChoices = ['default', ...languages] as const
export type LanguageChoice = (typeof languageChoices)[number]

/**
 * A sentence in both languages. `Parts` are the names in braces, which a screen replaces by elements: `Baca {privacy}
 * kami.`
 */
export type Sentence<Parts extends string = never> = {
  readonly id: string
  readonly en: string
  /** Language when none is chosen. */
  readonly byDefault: Language
  /** Never set; stores the names of the parts in the type. */
  readonly parts?: Parts
}

type PartsOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PartsOf<Rest>
  : never

/** A compile error unless both texts have the same parts. */
type WithSameParts<Text extends string, Other extends string> = [PartsOf<Text>, PartsOf<Other>] extends [
  PartsOf<Other>,
  PartsOf<Text>,
]
  ? Text
  : never

/** A sentence that is Indonesian by default. With parameters both texts are functions. */
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

/** A sentence that is English by default, as many of the specification's texts are. */
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

/** An Indonesian sentence by default, whose texts one function writes: a date, a list. */
export const perLanguage =
  <Subject>(write: (subject: Subject, language: Language) => string) =>
  (subject: Subject): Sentence => ({ id: write(subject, 'id'), en: write(subject, 'en'), byDefault: 'id' })

type Value = string | number | Sentence

/** Functions that format values of a sentence, by name: a date, an amount, a number of things. */
type Writers<Name extends string> = { readonly [name in Name]?: (value: never) => Value }

/** One value for each name in braces: what its writer takes, or the value itself. */
type ValuesOf<Text extends string, Write> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? [value: Name extends keyof Write ? ParameterOf<Write[Name]> : Value, ...ValuesOf<Rest, Write>]
  : []
type ParameterOf<Write> = Write extends (value: infer Written) => Value ? Written : never

/**
 * An Indonesian sentence by default, whose values stand in braces: `Stok {goods} diubah`. Each name occurs once.
 * @param writers by name: `{ day: dates.day }`
 */
export const fillIndonesian = <
  const Id extends string,
  const En extends string,
  const Write extends Writers<PartsOf<Id>> = Record<never, never>,
>(
  id: Id,
  en: WithSameParts<En, Id>,
  writers?: Write,
) => filled<Id, Write>(namesIn(id), { id, en, byDefault: 'id' }, writers)

/** An English sentence by default, whose values stand in braces. They are given in the order of the first text. */
export const fillEnglish = <
  const En extends string,
  const Id extends string,
  const Write extends Writers<PartsOf<En>> = Record<never, never>,
>(
  en: En,
  id: WithSameParts<Id, En>,
  writers?: Write,
) => filled<En, Write>(namesIn(en), { id, en, byDefault: 'en' }, writers)

const filled =
  <Text extends string, Write>(
    names: readonly string[],
    { id, en, byDefault }: Sentence,
    writers: Writers<string> = {},
  ) =>
  (...values: ValuesOf<Text, Write>): Sentence => {
    const written = names.map((name, n) => {
      const value = values[n] as never
      return writers[name]?.(value) ?? value
    })
    const fill = (text: string, language: Language) =>
      text.replaceAll(nameInBraces, (_, name: string) => {
        const value = written[names.indexOf(name)]
        return typeof value === 'object' ? value[language] : String(value)
      })
    return { id: fill(id, 'id'), en: fill(en, 'en'), byDefault }
  }

const namesIn = (text: string) => [...text.matchAll(nameInBraces)].map(([, name = '']) => name)

const nameInBraces = /\{(\w+)\}/g

/** The same sentence, for screens that are English by default. */
export const englishByDefault = <Parts extends string>(sentence: Sentence<Parts>): Sentence<Parts> => ({
  ...sentence,
  byDefault: 'en',
})

/**
 * A text that the server already returned in the reader's language.
 * @param byDefault its language when none is chosen
 */
export const inReadersLanguage = (text: string, byDefault: Language): Sentence => ({
  id: text,
  en: text,
  byDefault,
})

/** A sentence, or a text shown unchanged: a name, a number. */
export type Message = Sentence | string

/** A text that the owner entered in both languages, such as a package's name. */
export const ownText = ({ id, en }: { id: string; en: string }): Sentence => ({ id, en, byDefault: 'id' })

/** `Paket Kecil, Paket Besar` */
export const listOf = (all: readonly Sentence[]): Sentence => ({
  id: all.map(({ id }) => id).join(', '),
  en: all.map(({ en }) => en).join(', '),
  byDefault: 'id',
})

/** Language in which a reader sees a sentence. */
export const languageOf = ({ byDefault }: { byDefault: Language }, choice: LanguageChoice): Language =>
  choice === 'default' ? byDefault : choice

/** Text of a sentence for a reader. */
export const textOf = (sentence: Sentence, choice: LanguageChoice): string =>
  sentence[languageOf(sentence, choice)]

/** Returns a function that translates sentences, for whole texts such as a mail or an invoice. */
export const sayIn =
  (choice: LanguageChoice) =>
  (sentence: Sentence): string =>
    textOf(sentence, choice)

/** Value of a page's `lang`. */
export const pageLanguage = (choice: LanguageChoice): Language => (choice === 'en' ? 'en' : 'id')

/** Parses a stored choice; anything else is the default. */
export const readLanguageChoice = (kept: string | undefined): LanguageChoice =>
  languages.find((language) => language === kept) ?? 'default'
