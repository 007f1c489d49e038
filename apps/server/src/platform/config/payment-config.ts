import type { PaymentMode } from '@dimsum/contract/shop-config'
import type { SettingValues } from './config-table.ts'
import { StartProblem } from './start-problem.ts'

/** URLs and keys of the payment provider. */
export interface ProviderAccess {
  serverKey: string
  clientKey: string
  /** For example `https://app.sandbox.midtrans.com`, without a path. */
  snapUrl: string
  /** For example `https://api.sandbox.midtrans.com`. */
  apiUrl: string
  /** URL of the popup script; in demo mode a path of this shop. */
  scriptUrl: string
}

/** The mode and its access; null in demo mode when the start generates keys and runs the stand-in itself. */
export interface PaymentSettings {
  mode: PaymentMode
  access: ProviderAccess | null
}

/** Hosts of Midtrans by mode (docs.midtrans.com, "API Authorization & Headers"). */
const hosts = {
  sandbox: { app: 'https://app.sandbox.midtrans.com', api: 'https://api.sandbox.midtrans.com' },
  production: { app: 'https://app.midtrans.com', api: 'https://api.midtrans.com' },
} as const

/** Path of the stand-in's popup script. */
export const standInScript = '/midtrans/snap/snap.js'

/**
 * Derives the payment mode and the provider's access. Production refuses to start with a missing key or one of another
 * environment, an origin without https, or URLs other than the provider's.
 * @throws StartProblem that names every setting to change.
 */
export function paymentSettings(values: SettingValues): PaymentSettings {
  const mode = modeOf(values)
  if (mode === 'demo') return demoSettings(values)
  const faults = [...keyFaults(values, mode), ...(mode === 'production' ? productionFaults(values) : [])]
  if (faults.length > 0) {
    throw new StartProblem(
      `PAYMENT_MODE is ${mode}, which cannot start: ${faults.join('; ')}.`,
      'Correct these settings in .env, or set PAYMENT_MODE=demo to try the shop without money.',
    )
  }
  const { app, api } = hosts[mode]
  return {
    mode,
    access: {
      serverKey: values.MIDTRANS_SERVER_KEY ?? '',
      clientKey: values.MIDTRANS_CLIENT_KEY ?? '',
      snapUrl: values.MIDTRANS_SNAP_URL ?? app,
      apiUrl: values.MIDTRANS_API_URL ?? api,
      scriptUrl: `${app}/snap/snap.js`,
    },
  }
}

/** Keys without a mode could be for test or real money: the owner must say which. */
function modeOf({ PAYMENT_MODE, MIDTRANS_SERVER_KEY, MIDTRANS_CLIENT_KEY }: SettingValues): PaymentMode {
  if (PAYMENT_MODE) return PAYMENT_MODE
  if (!MIDTRANS_SERVER_KEY && !MIDTRANS_CLIENT_KEY) return 'demo'
  throw new StartProblem(
    'Keys of Midtrans are set, but PAYMENT_MODE is not.',
    'Set PAYMENT_MODE to sandbox for their test system or to production for real money.',
  )
}

/** A stand-in that runs elsewhere is configured with URLs and keys, like Midtrans. */
function demoSettings(values: SettingValues): PaymentSettings {
  const { MIDTRANS_SERVER_KEY, MIDTRANS_CLIENT_KEY, MIDTRANS_SNAP_URL, MIDTRANS_API_URL } = values
  const given = [MIDTRANS_SERVER_KEY, MIDTRANS_CLIENT_KEY, MIDTRANS_SNAP_URL, MIDTRANS_API_URL]
  if (given.every((value) => value === undefined)) return { mode: 'demo', access: null }
  const pointsAtMidtrans = [MIDTRANS_SNAP_URL, MIDTRANS_API_URL].some((url) => url?.includes('midtrans.com'))
  if (
    MIDTRANS_SERVER_KEY &&
    MIDTRANS_CLIENT_KEY &&
    MIDTRANS_SNAP_URL &&
    MIDTRANS_API_URL &&
    !pointsAtMidtrans
  ) {
    return {
      mode: 'demo',
      access: {
        serverKey: MIDTRANS_SERVER_KEY,
        clientKey: MIDTRANS_CLIENT_KEY,
        snapUrl: MIDTRANS_SNAP_URL,
        apiUrl: MIDTRANS_API_URL,
        scriptUrl: standInScript,
      },
    }
  }
  throw new StartProblem(
    'PAYMENT_MODE is demo, which generates its own keys, but MIDTRANS_ settings are set too.',
    'Remove the MIDTRANS_ settings, or set PAYMENT_MODE to sandbox or production. A stand-in that runs elsewhere ' +
      'needs MIDTRANS_SERVER_KEY, MIDTRANS_CLIENT_KEY, MIDTRANS_SNAP_URL and MIDTRANS_API_URL, none of them of Midtrans.',
  )
}

/** Keys of new sandbox accounts have no SB- prefix, so only its presence proves anything. */
function keyFaults(values: SettingValues, mode: 'sandbox' | 'production'): string[] {
  const keys = [
    { name: 'MIDTRANS_SERVER_KEY', key: values.MIDTRANS_SERVER_KEY, other: 'client' },
    { name: 'MIDTRANS_CLIENT_KEY', key: values.MIDTRANS_CLIENT_KEY, other: 'server' },
  ]
  return keys.flatMap(({ name, key, other }) => {
    if (!key) return [`${name} is missing`]
    if (key.includes(`-${other}-`)) return [`${name} holds a ${other} key`]
    if (key.includes('-DIMSUM-')) return [`${name} is a key of the demo`]
    if (mode === 'production' && key.startsWith('SB-')) return [`${name} is a key of the sandbox`]
    return []
  })
}

function productionFaults(values: SettingValues): string[] {
  const addresses = (['MIDTRANS_SNAP_URL', 'MIDTRANS_API_URL'] as const).flatMap((name) => {
    const url = values[name]
    if (url?.startsWith('http:')) return [`${name} does not begin with https://`]
    return url?.includes('sandbox') ? [`${name} is an address of the sandbox`] : []
  })
  const { PUBLIC_ORIGIN } = values
  if (!PUBLIC_ORIGIN) return ['PUBLIC_ORIGIN is missing', ...addresses]
  return PUBLIC_ORIGIN.startsWith('https:')
    ? addresses
    : ['PUBLIC_ORIGIN does not begin with https://', ...addresses]
}
