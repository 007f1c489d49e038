import '@dimsum/web/app/schemas-without-eval.ts'
import { seedConfig } from '@dimsum/web/api/page-data.ts'
import { startApp } from '@dimsum/web/app/start-app.tsx'
import { DeskApp } from './app/app.tsx'
import { routes } from './app/routes.ts'

export const start = () => startApp(DeskApp, routes, seedConfig)
