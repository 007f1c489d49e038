import { type LanguageChoice, languageOf, pageLanguage, type Sentence, textOf } from '@dimsum/words/sentence'
import { createContext, Fragment, type ReactNode, useContext } from 'react'

/** The language that the reader chose. */
export const ChosenLanguage = createContext<LanguageChoice>('default')

/** A sentence, or a text that is shown as it stands: a name, a number. */
export type Said = Sentence | string

/** The same, or elements that hold sentences of their own: what a widget takes as its label, hint or heading. */
export type Shown = Sentence | ReactNode

type SayProps<Parts extends string> = { children: Sentence<Parts> | ReactNode } & ([Parts] extends [never]
  ? { parts?: never }
  : { parts: { readonly [Part in Parts]: ReactNode } })

/**
 * A sentence in the reader's language. Where that is not the page's, the text is marked with it for screen readers and
 * hyphenation.
 */
export function Say<Parts extends string = never>({ children: said, parts }: SayProps<Parts>) {
  const choice = useContext(ChosenLanguage)
  if (!isSentence<Parts>(said)) return said
  const language = languageOf(said, choice)
  const text = said[language]
  const content = parts === undefined ? text : withParts(text, parts)
  return language === pageLanguage(choice) ? content : <span lang={language}>{content}</span>
}

/** For attributes, titles and other places that take plain text: `aria-label={text(words.close)}`. */
export function useText(): (said: Said) => string {
  const choice = useContext(ChosenLanguage)
  return (said) => (typeof said === 'string' ? said : textOf(said, choice))
}

/** `lang` of an element that holds just this sentence; none where the page has the same. */
export function useLang(): (said: Said | undefined) => string | undefined {
  const choice = useContext(ChosenLanguage)
  return (said) => {
    if (said === undefined || typeof said === 'string') return undefined
    const language = languageOf(said, choice)
    return language === pageLanguage(choice) ? undefined : language
  }
}

const isSentence = <Parts extends string>(shown: Sentence<Parts> | ReactNode): shown is Sentence<Parts> =>
  typeof shown === 'object' && shown !== null && 'byDefault' in shown

const withParts = (text: string, parts: Readonly<Record<string, ReactNode>>) =>
  text.split(/\{(\w+)\}/).map((piece, i) => (
    // Every second piece is the name of a part.
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence does not change the order of its pieces.
    <Fragment key={i}>{i % 2 === 1 ? parts[piece] : piece}</Fragment>
  ))
