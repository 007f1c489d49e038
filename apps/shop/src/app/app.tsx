import { App, type AppProps, CurrentPage } from '@dimsum/web/app/app.tsx'
import { Footer } from './footer.tsx'
import { Navbar } from './navbar.tsx'
import { routes } from './routes.ts'

export function ShopApp(props: AppProps) {
  return (
    <App {...props} routes={routes}>
      <Navbar />
      <div className="flex min-h-dvh flex-col pt-14 lg:pt-16 print:min-h-0 print:pt-0">
        <CurrentPage className="flex-1" />
        <Footer />
      </div>
    </App>
  )
}
