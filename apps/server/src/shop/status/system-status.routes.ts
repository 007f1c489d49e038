import { SystemStatus } from '@dimsum/contract/system-status'
import type { Feature } from '../../platform/http/app-parts.ts'
import { reportStatus } from './report-status.ts'

/** Polled every 30 s by the status page, signed in or not. */
export const systemStatusRoutes: Feature = (app, { db, config }) => {
  app.get(
    '/api/system/status',
    { config: { access: 'anyone', language: 'en' }, schema: { response: { 200: SystemStatus } } },
    (request) =>
      reportStatus({ db, payment: config.payment, backup: config.backup }, () => request.findAdmin()),
  )
}
