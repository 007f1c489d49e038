import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import type { PaymentMode } from '@dimsum/contract/shop-config'
import type { z } from 'zod'
import { type SettingName, type SettingValues, settingTable } from './config-table.ts'
import { type ProviderAccess, paymentSettings } from './payment-config.ts'
import { StartProblem } from './start-problem.ts'
import { whatsappSettings } from './whatsapp-config.ts'

/** The settings as written; config-table.ts documents each. In demo mode the start adds the provider's access. */
export type Settings = ReturnType<typeof readSettings>
/** The server's configuration. Nothing else reads the environment. */
export type Config = Omit<Settings, 'payment'> & { payment: { mode: PaymentMode } & ProviderAccess }
export type BackupSettings = Settings['backup']
/** Name and contacts of the shop until the owner changes them on the desk. */
export type ShopIdentity = Settings['shop']

/**
 * The project's folder: the first one above this file with a lock file, both from `src` and from the bundle in `dist`.
 */
export const projectFolder = folderWith('package-lock.json', import.meta.dirname)

function folderWith(file: string, from: string): string {
  const above = dirname(from)
  if (existsSync(join(from, file))) return from
  if (above === from) throw new Error(`No folder above ${import.meta.dirname} holds ${file}.`)
  return folderWith(file, above)
}

/**
 * Reads the environment and `.env` of the project's folder; the environment takes precedence.
 * @throws StartProblem that names every setting with a bad value, or says that `.env` cannot be read.
 */
export const loadSettings = (folder = projectFolder): Settings =>
  readSettings(
    { ...Object.assign({}, ...readEnvLines(folder).map((line) => parseEnv(line))), ...process.env },
    folder,
  )

const settingLine = /^\s*(?:export\s+)?(\w+)\s*=/

/**
 * One sentence per line of `.env` that changes no setting, for example of a misspelt name. Lines without a name are
 * numbered, because they may contain a secret. Docker Compose reads one more name from the same file.
 */
export const idleLines = (folder = projectFolder): string[] =>
  readEnvLines(folder).flatMap((line, n) => {
    if (/^\s*(#|$)/.test(line)) return []
    const [, name] = settingLine.exec(line) ?? []
    if (name === undefined) return [`Line ${n + 1} of .env sets nothing; write NAME=value.`]
    if (name in settingTable || name === 'POSTGRES_PASSWORD') return []
    return [`${name} in .env is not a setting; .env.example lists them all.`]
  })

/** Parsed one by one: parseEnv takes a line without `=`, and an indented comment, as the beginning of the next name. */
function readEnvLines(folder: string): string[] {
  const file = join(folder, '.env')
  if (!existsSync(file)) return []
  try {
    // parseEnv would take the byte order mark of a Windows editor as a part of the first name.
    return readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/)
  } catch (error) {
    throw new StartProblem(
      `${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`,
      'Run this as the account of the shop, or let this account read the file.',
      { cause: error },
    )
  }
}

/** The same from given variables; relative paths start at `folder`. */
export function readSettings(variables: NodeJS.Dict<string>, folder: string) {
  const values = parseAll(variables)
  const payment = paymentSettings(values)
  const whatsapp = whatsappSettings(values, payment.mode === 'demo')
  return {
    port: values.PORT,
    host: values.HOST,
    /** Undefined: links use the host of the request, over http. */
    publicOrigin: values.PUBLIC_ORIGIN,
    trustProxy: values.TRUST_PROXY ?? (false as const),
    dataDir: resolve(folder, values.DATA_DIR),
    /** Undefined: the built-in database. */
    databaseUrl: values.DATABASE_URL,
    backup: {
      /** Undefined: no automatic backups. */
      folder: values.BACKUP_DIR === undefined ? undefined : resolve(folder, values.BACKUP_DIR),
      keyFile: resolve(folder, values.BACKUP_KEY_FILE),
      everyMinutes: values.BACKUP_EVERY,
      keepDays: values.BACKUP_KEEP_DAYS,
    },
    admin: {
      username: values.ADMIN_USERNAME,
      password: values.ADMIN_PASSWORD,
      passwordFile:
        values.ADMIN_PASSWORD_FILE === undefined ? undefined : resolve(folder, values.ADMIN_PASSWORD_FILE),
    },
    payment,
    shop: {
      name: values.SHOP_NAME,
      founder: values.SHOP_FOUNDER ?? '',
      phone: values.SHOP_PHONE,
      email: values.SHOP_EMAIL,
      whatsapp: values.SHOP_WHATSAPP ?? values.SHOP_PHONE,
      halalCertificate: values.SHOP_HALAL_CERTIFICATE ?? '',
    },
    messages: {
      smtpUrl: values.SMTP_URL,
      pushServices: values.PUSH_SERVICES ?? [],
      /** Absent: no WhatsApp messages. */
      ...(whatsapp && { whatsapp }),
    },
    // On a terminal only warnings are useful; a log collector gets every request.
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
