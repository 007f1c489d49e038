import { type LanguageChoice, languageOf, pageLanguage, type Sentence, textOf } from '@dimsum/words/sentence'
import { createContext, Fragment, type ReactNode, useContext } from 'react'

/** The language chosen by the reader. */
export const ChosenLanguage = createContext<LanguageChoice>('default')

/** A sentence, or a text shown unchanged: a name, a number. */
export type Message = Sentence | string

/** Label, hint or heading of a widget: a message, or elements. */
export type MessageNode = Sentence | ReactNode

type SayProps<Parts extends string> = { children: Sentence<Parts> | ReactNode } & ([Parts] extends [never]
  ? { parts?: never }
  : { parts: { readonly [Part in Parts]: ReactNode } })

/**
 * Renders a sentence in the reader's language. If that differs from the page's, the text gets a `lang` attribute for
 * screen readers and hyphenation.
 */
export function Say<Parts extends string = never>({ children: said, parts }: SayProps<Parts>) {
  const choice = useContext(ChosenLanguage)
  if (!isSentence<Parts>(said)) return said
  const language = languageOf(said, choice)
  const text = said[language]
  const content = parts === undefined ? text : withParts(text, parts)
  return language === pageLanguage(choice) ? content : <span lang={language}>{content}</span>
}

/** For attributes and other plain text: `aria-label={text(words.close)}`. */
export function useText(): (said: Message) => string {
  const choice = useContext(ChosenLanguage)
  return (said) => (typeof said === 'string' ? said : textOf(said, choice))
}

/** `lang` of an element that contains only this sentence; undefined if it is the page's language. */
export function useLang(): (said: Message | undefined) => string | undefined {
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
    // Odd indexes are names of parts.
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of the pieces never changes.
    <Fragment key={i}>{i % 2 === 1 ? parts[piece] : piece}</Fragment>
  ))
