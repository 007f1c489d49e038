import '@dimsum/web/app/schemas-without-eval.ts'
import { startApp } from '@dimsum/web/app/start-app.tsx'
import { seedQueries } from './api/page-data.ts'
import { ShopApp } from './app/app.tsx'
import { routes } from './app/routes.ts'

/** Starts the shop; `boot.ts` decides when. Returns its screens. */
export async function start() {
  await startApp(ShopApp, routes, seedQueries)
  return routes
}
