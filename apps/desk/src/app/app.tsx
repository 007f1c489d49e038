import { FieldMessages } from '@dimsum/ui/field.tsx'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import { App, type AppProps, CurrentPage } from '@dimsum/web/app/app.tsx'
import { useShownLanguage } from '@dimsum/web/app/language.tsx'
import { sentenceOfDeskMessage } from '@dimsum/words/desk/message-sentence'
import { useEffect } from 'react'
import { AdminGate } from '../features/session/admin-gate.tsx'
import { routes } from './routes.ts'

/** The desk. Each page renders its own frame. */
export function DeskApp(props: AppProps) {
  return (
    <App {...props} routes={routes}>
      <LanguageOfTeam />
      <FieldMessages value={sentenceOfDeskMessage}>
        <CurrentPage frame={AdminGate} />
      </FieldMessages>
    </App>
  )
}

/** Switches the desk to the team's language when the owner changes it, without a reload. */
function LanguageOfTeam() {
  const [shown, show] = useShownLanguage()
  const set = useShopConfig()?.languages.desk
  useEffect(() => {
    if (set !== undefined && set !== shown) show(set)
  }, [set, shown, show])
  return null
}
