import { App, type AppProps, CurrentPage } from '@dimsum/web/app/app.tsx'
import { routes } from './routes.ts'

/** The desk: its pages bring their own frame. */
export function DeskApp(props: AppProps) {
  return (
    <App {...props} routes={routes}>
      <CurrentPage />
    </App>
  )
}
