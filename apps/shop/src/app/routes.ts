import type { PageModule } from '@dimsum/web/routes/lazy-page.tsx'
import { createRouteTable } from '@dimsum/web/routes/route-table.ts'
import { notFoundScreen, screens } from '../screens.ts'
import { appStyles } from './app-styles.ts'

/** The shop's screens with their lazy pages. The landing page's document embeds its own styles. */
export const routes = createRouteTable(screens, import.meta.glob<PageModule>('../pages/*-page.tsx'), {
  notFound: notFoundScreen,
  alongside: async ({ page }) => {
    if (page !== 'landing' && page !== notFoundScreen.page) await appStyles()
  },
})
