import '@dimsum/web/app/schemas-without-eval.ts'
import { startApp } from '@dimsum/web/app/start-app.tsx'
import { type ShopPageData, seedQueries } from './api/page-data.ts'
import { ShopApp } from './app/app.tsx'
import { routes } from './app/routes.ts'

/** Starts the app and returns its routes; called by `boot.ts`. */
export async function start() {
  await startApp<ShopPageData>(ShopApp, routes, seedQueries)
  return routes
}
