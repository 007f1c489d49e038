import { SystemStatus } from '@dimsum/contract/system-status'
import type { ShopFeature } from '../shop-parts.ts'
import { reportStatus } from './report-status.ts'

/** Polled every 30 s by the status page, signed in or not. */
export const systemStatusRoutes: ShopFeature = (app, parts) => {
  app.get(
    '/api/system/status',
    {
      config: { access: 'anyone', right: 'operations', language: 'en' },
      schema: { response: { 200: SystemStatus } },
    },
    (request) => reportStatus(parts, () => request.findAdmin()),
  )
}
