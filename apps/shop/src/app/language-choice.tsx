import { useText } from '@dimsum/ui/say.tsx'
import { useLanguageChoice } from '@dimsum/web/app/language.tsx'
import { languageNames } from '@dimsum/words/language-choice'
import { languages } from '@dimsum/words/sentence'
import { navigation } from '@dimsum/words/shop/navigation'
import { Languages } from 'lucide-react'

const looks = {
  light:
    'border-garis-kuat hover:bg-santan-100 aria-pressed:border-pandan-700 aria-pressed:bg-pandan-700 aria-pressed:text-white',
  dark: 'border-santan-200/50 hover:bg-pandan-800 aria-pressed:border-santan-50 aria-pressed:bg-santan-50 aria-pressed:text-pandan-900',
}

/**
 * Language buttons of the shop, stored per device. The selected one is `aria-pressed`; a further press changes nothing.
 */
export function LanguageChoice({ look, className = '' }: { look: keyof typeof looks; className?: string }) {
  const text = useText()
  const [choice, choose] = useLanguageChoice()
  return (
    <fieldset
      aria-label={text(navigation.language)}
      className={`needs-scripts flex flex-wrap items-center gap-2 ${className}`}
    >
      <Languages aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={choice === language}
          onClick={() => choose(language)}
          className={`inline-flex min-h-12 items-center rounded-button border px-3 text-small font-bold aria-pressed:underline aria-pressed:decoration-2 aria-pressed:underline-offset-4 ${looks[look]}`}
        >
          {languageNames[language]}
        </button>
      ))}
    </fieldset>
  )
}
