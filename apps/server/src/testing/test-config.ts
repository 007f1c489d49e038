import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../platform/config/config.ts'

/** Configuration of a shop in demo mode on http; pass only the settings that the test is about. */
export const testConfig = (settings: Partial<Config> = {}): Config => ({
  port: 3000,
  host: '127.0.0.1',
  publicOrigin: undefined,
  trustProxy: false,
  dataDir: tmpdir(),
  databaseUrl: undefined,
  backup: { folder: undefined, keyFile: join(tmpdir(), 'no-backup.key'), everyMinutes: 0, keepDays: 30 },
  admin: { username: 'pemilik', password: undefined, passwordFile: undefined },
  payment: {
    mode: 'demo',
    serverKey: 'SB-Mid-server-test',
    clientKey: 'SB-Mid-client-test',
    snapUrl: 'http://127.0.0.1:9/snap',
    apiUrl: 'http://127.0.0.1:9',
    scriptUrl: '/midtrans/snap/snap.js',
  },
  shop: {
    name: 'Dimsum Kukus',
    founder: 'Ibu Sari',
    phone: '0812-3456-7890',
    email: 'halo@dimsum.test',
    whatsapp: '6281234567890',
    halalCertificate: '',
  },
  messages: { smtpUrl: undefined, pushServices: [] },
  logLevel: 'silent',
  metricsToken: undefined,
  ...settings,
})
