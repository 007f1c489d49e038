import '@dimsum/web/app/schemas-without-eval.ts'
import { startApp } from '@dimsum/web/app/start-app.tsx'
import type { QueryClient } from '@tanstack/react-query'
import { type ShopPageData, seedQueries } from './api/page-data.ts'
import { ShopApp } from './app/app.tsx'
import { routes } from './app/routes.ts'
import { foodFactsCode } from './features/landing/food-facts-on-need.tsx'

/** Starts the shop; `boot.ts` decides when. Returns its screens. */
export async function start() {
  await startApp(ShopApp, routes, seed)
  return routes
}

function seed(queries: QueryClient, data: ShopPageData) {
  seedQueries(queries, data)
  if (data.config.foodFacts) void foodFactsCode.load()
}
