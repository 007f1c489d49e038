import { ChosenLanguage, Say } from '@dimsum/ui/say.tsx'
import { ownerNavigation } from '@dimsum/words/desk/desk'
import { useContext } from 'react'

/** The owner's guide in the language of the desk. It is a separate document that the router does not know. */
export function GuideLink({ className }: { className: string }) {
  const isEnglish = useContext(ChosenLanguage) === 'en'
  return (
    <a href={isEnglish ? '/guide' : '/panduan'} className={className}>
      <Say>{ownerNavigation.guide}</Say>
    </a>
  )
}
