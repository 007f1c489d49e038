import type { Config } from '../config.ts'

/** Settings of a shop in demo mode on http; say only what the test is about. */
export const testConfig = (settings: Partial<Config> = {}): Config => ({
  publicOrigin: undefined,
  host: '127.0.0.1',
  port: 3000,
  trustProxy: false,
  metricsToken: undefined,
  shop: {
    name: 'Dimsum Kukus',
    founder: 'Ibu Sari',
    phone: '0812-3456-7890',
    email: 'halo@dimsum.test',
    whatsapp: '6281234567890',
    halalCertificate: '',
  },
  payment: { mode: 'demo', clientKey: 'SB-Mid-client-test', scriptUrl: '/midtrans/snap/snap.js' },
  ...settings,
})
