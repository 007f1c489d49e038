import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import type { PaymentMode } from '@dimsum/contract/shop-config'
import type { z } from 'zod'
import { type SettingName, type SettingValues, settingTable } from './config-table.ts'
import { type PaymentSettings, type ProviderAccess, paymentSettings } from './payment-config.ts'
import { StartProblem } from './start-problem.ts'

/** Who the shop is until the owner changes it in the admin area. */
export interface ShopIdentity {
  name: string
  founder: string
  phone: string
  email: string
  whatsapp: string
  halalCertificate: string
}

/** Where backups are kept, and what opens them. */
export interface BackupSettings {
  /** Absolute; undefined: the shop makes none by itself. */
  folder: string | undefined
  /** Absolute. */
  keyFile: string
  /** Minutes between two of a serving shop; 0: none. */
  everyMinutes: number
  keepDays: number
}

/** How messages leave the shop. */
interface MessageSettings {
  /** The mail server; undefined: no e-mail is sent. */
  smtpUrl: string | undefined
  /** Origins of push services besides those of the known browsers. */
  pushServices: string[]
}

/** What the whole server is started with. Nothing else reads the environment. */
export interface Config {
  port: number
  host: string
  /** Origin customers see; undefined: whatever host they asked for, over plain http. */
  publicOrigin: string | undefined
  /** Networks of trusted proxies or how many there are; false: none. */
  trustProxy: string[] | number | false
  /** Absolute. */
  dataDir: string
  /** A PostgreSQL of the owner's; undefined: the built-in one. */
  databaseUrl: string | undefined
  backup: BackupSettings
  admin: {
    username: string
    password: string | undefined
    /** Where a generated password is written; undefined: it is printed. */
    passwordFile?: string
  }
  payment: { mode: PaymentMode } & ProviderAccess
  shop: ShopIdentity
  messages: MessageSettings
  logLevel: string
  metricsToken: string | undefined
}

/** The settings as written. In demo mode the start completes how the provider is reached. */
export interface Settings extends Omit<Config, 'payment'> {
  payment: PaymentSettings
}

/** Folder of the project: the first above this file with a lock file, both from `src` and from the bundle in `dist`. */
export const projectFolder = folderWith('package-lock.json', import.meta.dirname)

function folderWith(file: string, from: string): string {
  const above = dirname(from)
  if (existsSync(join(from, file))) return from
  if (above === from) throw new Error(`No folder above ${import.meta.dirname} holds ${file}.`)
  return folderWith(file, above)
}

/**
 * Reads `.env` of the project's folder, if there is one, and the environment, which wins.
 * @throws StartProblem that names every setting with a bad value.
 */
export function loadSettings(): Settings {
  const file = join(projectFolder, '.env')
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  return readSettings({ ...written, ...process.env }, projectFolder)
}

/** The same from any set of variables; relative paths start at `folder`. */
export function readSettings(variables: NodeJS.Dict<string>, folder: string): Settings {
  const values = parseAll(variables)
  return {
    port: values.PORT,
    host: values.HOST,
    publicOrigin: values.PUBLIC_ORIGIN,
    trustProxy: values.TRUST_PROXY ?? false,
    dataDir: resolve(folder, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    backup: {
      folder: values.BACKUP_DIR && resolve(folder, values.BACKUP_DIR),
      keyFile: resolve(folder, values.BACKUP_KEY_FILE),
      everyMinutes: values.BACKUP_EVERY,
      keepDays: values.BACKUP_KEEP_DAYS,
    },
    admin: {
      username: values.ADMIN_USERNAME,
      password: values.ADMIN_PASSWORD,
      ...(values.ADMIN_PASSWORD_FILE && { passwordFile: resolve(folder, values.ADMIN_PASSWORD_FILE) }),
    },
    payment: paymentSettings(values),
    shop: {
      name: values.SHOP_NAME,
      founder: values.SHOP_FOUNDER ?? '',
      phone: values.SHOP_PHONE,
      email: values.SHOP_EMAIL,
      whatsapp: values.SHOP_WHATSAPP ?? values.SHOP_PHONE,
      halalCertificate: values.SHOP_HALAL_CERTIFICATE ?? '',
    },
    messages: { smtpUrl: values.SMTP_URL, pushServices: values.PUSH_SERVICES ?? [] },
    // A person at a terminal wants to see what is wrong, a collector of logs everything that was done.
    logLevel: values.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
    metricsToken: values.METRICS_TOKEN,
  }
}

function parseAll(variables: NodeJS.Dict<string>): SettingValues {
  const faults: string[] = []
  const values: Partial<Record<SettingName, unknown>> = {}
  for (const name of Object.keys(settingTable) as SettingName[]) {
    const { fallback, schema, isSecret } = settingTable[name]
    const text = variables[name]?.trim() || fallback
    if (text === '') continue
    const parsed: z.ZodSafeParseResult<unknown> = schema.safeParse(text)
    if (parsed.success) values[name] = parsed.data
    else faults.push(`${name} ${parsed.error.issues[0]?.message}${isSecret ? '' : `; it is "${text}"`}.`)
  }
  if (faults.length > 0) throw badSettings(faults)
  return values as SettingValues
}

const badSettings = (faults: readonly string[]) =>
  new StartProblem(
    faults.join(' '),
    'Change it in .env or in the environment; .env.example explains every setting.',
  )
