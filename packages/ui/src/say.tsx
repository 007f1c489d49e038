import {
  type LanguageChoice,
  languageOf,
  type Message,
  pageLanguage,
  type Sentence,
  textOf,
} from '@dimsum/words/sentence'
import {
  type ComponentProps,
  createContext,
  type ElementType,
  Fragment,
  type ReactNode,
  useContext,
} from 'react'

/** The language chosen by the reader. */
export const ChosenLanguage = createContext<LanguageChoice>('default')

/** Label, hint or heading of a widget: a message, or elements. */
export type MessageNode = Sentence | ReactNode

type SayProps<Parts extends string> = { children: Sentence<Parts> | ReactNode } & ([Parts] extends [never]
  ? { parts?: never }
  : { parts: { readonly [Part in Parts]: ReactNode } })

/**
 * Renders a sentence in the reader's language. If that differs from the page's, the text gets a `lang` attribute for
 * screen readers and hyphenation.
 */
function SaySentence<Parts extends string = never>({ children: message, parts }: SayProps<Parts>) {
  const choice = useContext(ChosenLanguage)
  if (!isSentence<Parts>(message)) return message
  const language = languageOf(message, choice)
  const text = message[language]
  const content = parts === undefined ? text : withParts(text, parts)
  return language === pageLanguage(choice) ? content : <span lang={language}>{content}</span>
}

const tags = [
  'dd',
  'div',
  'dt',
  'h1',
  'h2',
  'h3',
  'h4',
  'legend',
  'li',
  'p',
  'span',
  'summary',
  'td',
  'th',
  'time',
] as const

type SayElements = {
  [Tag in (typeof tags)[number]]: <Parts extends string = never>(
    props: SayProps<Parts> & Omit<ComponentProps<Tag>, 'children'>,
  ) => ReactNode
}

const elementOf = (Element: ElementType) =>
  function SayElement({ children, parts, ...element }: SayProps<string>) {
    return (
      <Element {...element}>
        <SaySentence parts={parts}>{children}</SaySentence>
      </Element>
    )
  }

/** `<Say>` is a sentence, `<Say.p className="font-bold">` a paragraph of one sentence. */
export const Say = Object.assign(
  SaySentence,
  Object.fromEntries(tags.map((tag) => [tag, elementOf(tag)])) as SayElements,
)

/** For attributes and other plain text: `aria-label={text(words.close)}`. */
export function useText(): (message: Message) => string {
  const choice = useContext(ChosenLanguage)
  return (message) => (typeof message === 'string' ? message : textOf(message, choice))
}

/** `lang` of an element that contains only this sentence; undefined if it is the page's language. */
export function useLang(): (message: Message | undefined) => string | undefined {
  const choice = useContext(ChosenLanguage)
  return (message) => {
    if (message === undefined || typeof message === 'string') return undefined
    const language = languageOf(message, choice)
    return language === pageLanguage(choice) ? undefined : language
  }
}

const isSentence = <Parts extends string>(shown: Sentence<Parts> | ReactNode): shown is Sentence<Parts> =>
  typeof shown === 'object' && shown !== null && 'byDefault' in shown

const withParts = (text: string, parts: Readonly<Record<string, ReactNode>>) =>
  text.split(/\{(\w+)\}/).map((piece, i) => (
    // Odd indexes are names of parts.
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of the pieces never changes.
    <Fragment key={i}>{i % 2 === 1 ? parts[piece] : piece}</Fragment>
  ))
