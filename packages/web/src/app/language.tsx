import { ChosenLanguage } from '@dimsum/ui/say.tsx'
import { languageCookie } from '@dimsum/words/language-choice'
import { type Language, type LanguageChoice, pageLanguage, readLanguageChoice } from '@dimsum/words/sentence'
import { createContext, type ReactNode, useContext, useState } from 'react'

const year = 365 * 24 * 60 * 60

const Show = createContext<(choice: LanguageChoice) => void>(() => {})

/** Provides the language to its children. Switching re-renders them without losing typed text. */
export function ShownLanguage({ initial, children }: { initial: LanguageChoice; children: ReactNode }) {
  const [choice, setChoice] = useState(initial)
  const show = (next: LanguageChoice) => {
    document.documentElement.lang = pageLanguage(next)
    document.documentElement.dataset.language = next
    setChoice(next)
  }
  return (
    <Show value={show}>
      <ChosenLanguage value={choice}>{children}</ChosenLanguage>
    </Show>
  )
}

/** The current language, and a setter that does not store it on this device. */
export function useShownLanguage(): readonly [LanguageChoice, (choice: LanguageChoice) => void] {
  return [useContext(ChosenLanguage), useContext(Show)]
}

/** The current language, and a setter that stores it on this device. */
export function useLanguageChoice(): readonly [LanguageChoice, (language: Language) => void] {
  const [choice, show] = useShownLanguage()
  const choose = (next: Language) => {
    keep(next)
    show(next)
  }
  return [choice, choose]
}

/** Language in which the document was rendered. */
export const documentLanguage = (): LanguageChoice =>
  readLanguageChoice(document.documentElement.dataset.language)

function keep(choice: Language) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API.
  document.cookie = `${languageCookie}=${choice}; Path=/; SameSite=Lax; Max-Age=${year}${secure}`
}
