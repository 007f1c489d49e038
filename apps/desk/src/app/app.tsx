import { FieldMessages } from '@dimsum/ui/field.tsx'
import { App, type AppProps, CurrentPage } from '@dimsum/web/app/app.tsx'
import { sentenceOfDeskMessage } from '@dimsum/words/desk/message-sentence'
import { routes } from './routes.ts'

/** The desk: its pages bring their own frame. */
export function DeskApp(props: AppProps) {
  return (
    <App {...props} routes={routes}>
      <FieldMessages value={sentenceOfDeskMessage}>
        <CurrentPage />
      </FieldMessages>
    </App>
  )
}
