import type { PageModule } from '@dimsum/web/routes/lazy-page.tsx'
import { createRouteTable } from '@dimsum/web/routes/route-table.ts'
import { screens } from '../screens.ts'

/** The desk's screens with their lazy pages. */
export const routes = createRouteTable(screens, import.meta.glob<PageModule>('../pages/*-page.tsx'))
