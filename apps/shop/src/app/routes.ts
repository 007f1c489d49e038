import type { PageModule } from '@dimsum/web/routes/lazy-page.tsx'
import { createRouteTable } from '@dimsum/web/routes/route-table.ts'
import { notFoundScreen, screens } from '../screens.ts'

/** The shop's screens with their lazy pages. */
export const routes = createRouteTable(screens, import.meta.glob<PageModule>('../pages/*-page.tsx'), {
  notFound: notFoundScreen,
})
