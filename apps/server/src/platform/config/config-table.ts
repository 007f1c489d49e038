import { ChangeShopSettings } from '@dimsum/contract/change-shop-settings'
import { paymentModes } from '@dimsum/contract/shop-config'
import { z } from 'zod'
import type { ZodMiniType } from 'zod/mini'

/** One setting: default, description and schema. */
interface Setting<Fallback extends string, T> {
  /** As written in `.env`; '' means "not set". */
  fallback: Fallback
  help: string
  schema: z.ZodType<T, string>
  /** Its value is never printed. */
  isSecret: boolean
}

const setting = <const Fallback extends string, T>(
  fallback: Fallback,
  help: string,
  schema: z.ZodType<T, string>,
): Setting<Fallback, T> => ({ fallback, help, schema, isSecret: false })

const secret = (help: string, schema: z.ZodType<string, string> = z.string()): Setting<'', string> => ({
  ...setting('', help, schema),
  isSecret: true,
})

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `must be a whole number from ${from} to ${to}`)

/** The origin of a URL: scheme, host and port without a trailing slash. */
const origin = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isPlain =
    url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username
  if (isPlain) return url.origin
  context.addIssue('must be an address like https://shop.example, without a path')
  return z.NEVER
})

const webAddress = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'must be an address that begins with https:// (or http://)',
  )
  .transform((text) => text.replace(/\/+$/, ''))

const metaId = z.string().regex(/^\d{1,30}$/, 'must be digits')

/** A network with a prefix of zero bits contains every address. */
const network = z
  .union([z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
  .refine((text) => !text.endsWith('/0'))

/** Networks of proxies, or the number of proxies in front. Trusting every address would let callers choose theirs. */
const trustedProxies = z.string().transform((text, context): string[] | number => {
  if (/^[1-9]$/.test(text)) return Number(text)
  const networks = text.split(',').map((part) => part.trim())
  if (networks.every((text) => network.safeParse(text).success)) return networks
  context.addIssue(
    'must be a list of proxy addresses or networks like 10.0.0.0/8, or the number of proxies (1 to 9); everyone cannot be trusted',
  )
  return z.NEVER
})

/** Origins of the installation's own push services; plain http only on this machine, for tests. */
const pushServices = z.string().transform((text, context): string[] => {
  const origins = text.split(',').map((part) => part.trim())
  const isService = (part: string) => {
    const url = URL.canParse(part) ? new URL(part) : undefined
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === '127.0.0.1')
    return isSafe && url?.origin === part
  }
  if (origins.every(isService)) return origins
  context.addIssue('must be origins like https://push.example, separated by commas')
  return z.NEVER
})

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** A text that the owner may also change on the desk, with the same limits. */
const shopText = (field: ZodMiniType, rule: string) =>
  z.string().refine((text) => field.safeParse(text).success, `must be ${rule}`)
const lineOf = (longest: number) => `one line of at most ${longest} characters`
const phoneNumber = 'a phone number of at most 30 characters, for example 0812-3456-7890'
const { shopName, founder, phone, email, whatsapp, halalCertificate } = ChangeShopSettings.shape

/** All settings, in the order of `.env.example`. */
export const settingTable = {
  PORT: setting('3000', 'Port the shop listens on; 0 takes a free one.', wholeNumber(0, 65_535)),
  HOST: setting('127.0.0.1', 'Address it listens on; 0.0.0.0 is every network of this machine.', z.string()),
  PUBLIC_ORIGIN: setting(
    '',
    'Address customers see, for example https://shop.example. Needed behind a proxy and in production.',
    origin,
  ),
  TRUST_PROXY: setting(
    '',
    'Proxies in front of the shop: their networks (10.0.0.0/8,loopback), or their number if the shop cannot be reached around them. Empty: none.',
    trustedProxies,
  ),
  DATA_DIR: setting(
    './data',
    "Folder of everything the shop stores; relative to the project's folder.",
    z.string(),
  ),
  DATABASE_URL: secret(
    'Your own PostgreSQL (version 15 or newer) instead of the built-in one, postgresql://user:password@host/database.',
    z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://'),
  ),
  BACKUP_DIR: setting(
    '',
    'Folder of the backups, best on another disk or synchronised to another machine. Empty: no automatic backups.',
    z.string(),
  ),
  BACKUP_KEY_FILE: setting(
    './backup.key',
    'File with the key of the backups; created when missing. Keep a copy elsewhere: without it no backup can be opened.',
    z.string(),
  ),
  BACKUP_EVERY: setting(
    '5',
    'Minutes between automatic backups to BACKUP_DIR; 0: only npm run backup makes them.',
    wholeNumber(0, 1440),
  ),
  BACKUP_KEEP_DAYS: setting(
    '30',
    'Days a backup is kept. Erased customers stay in older backups until then.',
    wholeNumber(1, 3650),
  ),
  ADMIN_USERNAME: setting(
    'admin',
    'Name of the first admin account.',
    z.string().max(100, 'must be at most 100 characters'),
  ),
  ADMIN_PASSWORD: secret(
    'Its password, 12 to 128 characters, used only by the first start. Empty: that start generates and prints one.',
  ),
  ADMIN_PASSWORD_FILE: setting(
    '',
    'File for the generated password, instead of printing it: the output of a service is kept in logs.',
    z.string(),
  ),
  PAYMENT_MODE: setting(
    '',
    'demo (no money moves), sandbox (the test system of Midtrans) or production. Empty: demo while no keys are set.',
    z.enum(paymentModes, 'must be demo, sandbox or production'),
  ),
  MIDTRANS_SERVER_KEY: secret('Server key of Midtrans; secret. In their dashboard: Settings > Access Keys.'),
  MIDTRANS_CLIENT_KEY: setting('', 'Client key of Midtrans; public.', z.string()),
  MIDTRANS_SNAP_URL: setting(
    '',
    'Other address of the Snap API of Midtrans. Empty: the one of the mode.',
    webAddress,
  ),
  MIDTRANS_API_URL: setting(
    '',
    'Other address of the Core API of Midtrans. Empty: the one of the mode.',
    webAddress,
  ),
  SHOP_NAME: setting(
    'Dimsum Halal',
    'Name of the shop. The owner can change this and the next five settings in the desk.',
    shopText(shopName, lineOf(60)),
  ),
  SHOP_FOUNDER: setting(
    '',
    "The founder's brand, shown as 'by …' on the landing page.",
    shopText(founder, lineOf(60)),
  ),
  SHOP_PHONE: setting('0812-0000-0000', 'Phone number customers call.', shopText(phone, phoneNumber)),
  SHOP_EMAIL: setting(
    'halo@dimsum.example',
    'E-mail address customers write to.',
    shopText(email, 'an e-mail address'),
  ),
  SHOP_WHATSAPP: setting('', 'WhatsApp number. Empty: SHOP_PHONE.', shopText(whatsapp, phoneNumber)),
  SHOP_HALAL_CERTIFICATE: setting(
    '',
    'Number of the halal certificate. Empty: none is shown.',
    shopText(halalCertificate, lineOf(60)),
  ),
  SMTP_URL: secret(
    'Mail server for confirmations and the summary of the day, smtps://user:password@mail.example. Empty: no e-mail is sent.',
    z.string().regex(/^smtps?:\/\/[^/]/, 'must begin with smtps:// or smtp:// and name a host'),
  ),
  PUSH_SERVICES: setting(
    '',
    'Push services besides those of the known browsers, for example https://push.example.',
    pushServices,
  ),
  WHATSAPP_TOKEN: secret(
    "Sends WhatsApp messages of orders by Meta's Cloud API: token of a system user. Empty: none are sent. demo: a stand-in on this machine, while PAYMENT_MODE is demo.",
  ),
  WHATSAPP_PHONE_ID: setting('', 'Id of the sending phone number at Meta.', metaId),
  WHATSAPP_ACCOUNT_ID: setting('', 'Id of the WhatsApp Business Account at Meta.', metaId),
  WHATSAPP_APP_SECRET: secret("App secret of Meta's app: signs what they report to /webhook/whatsapp."),
  WHATSAPP_VERIFY_TOKEN: secret(
    "Random text of your own, at least 16 characters, also entered at Meta's webhook.",
    z.string().min(16, 'must have at least 16 characters'),
  ),
  WHATSAPP_API_URL: setting(
    'https://graph.facebook.com/v26.0',
    'Address of the Cloud API with its version. Meta ends a version after about two years.',
    webAddress,
  ),
  LOG_LEVEL: setting(
    '',
    `Lowest level of the log lines written: ${levels.join(', ')}. Empty: warn in a terminal, info elsewhere.`,
    z.enum(levels, `must be one of ${levels.join(', ')}`),
  ),
  METRICS_TOKEN: secret(
    'Token with which a monitoring system reads /metrics. Empty: only this machine, and with PUBLIC_ORIGIN or TRUST_PROXY nobody.',
    z.string().min(16, 'must have at least 16 characters'),
  ),
} as const

export type SettingName = keyof typeof settingTable

type ValueOf<S> =
  S extends Setting<infer Fallback, infer T> ? (Fallback extends '' ? T | undefined : T) : never

/** Parsed values; a setting without value and default is undefined. */
export type SettingValues = { [Name in SettingName]: ValueOf<(typeof settingTable)[Name]> }
