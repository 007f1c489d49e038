import type { SettingValues } from './config-table.ts'
import { newToken } from './secret-token.ts'
import { StartProblem } from './start-problem.ts'

/** Access to the Cloud API, and the secrets that verify its webhooks. */
export interface WhatsappAccess {
  token: string
  phoneId: string
  accountId: string
  appSecret: string
  verifyToken: string
  apiUrl: string
  /** The start runs the stand-in at `apiUrl`, or on a free port if that is empty. */
  isDemo?: true
}

const needed = [
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_ID',
  'WHATSAPP_ACCOUNT_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const

/**
 * Undefined when no account is set: no WhatsApp messages.
 * @throws StartProblem when some settings are missing, or for the stand-in outside demo mode
 */
export function whatsappSettings(values: SettingValues, isDemo: boolean): WhatsappAccess | undefined {
  const missing = needed.filter((name) => values[name] === undefined)
  if (missing.length === needed.length) return undefined
  if (values.WHATSAPP_TOKEN === 'demo') {
    if (isDemo)
      return {
        token: newToken(),
        phoneId: '106540352242922',
        accountId: '102290129340398',
        appSecret: newToken(),
        verifyToken: newToken(),
        apiUrl: values.WHATSAPP_API_URL.startsWith('http://127.0.0.1:') ? values.WHATSAPP_API_URL : '',
        isDemo: true,
      }
    throw new StartProblem(
      'WHATSAPP_TOKEN is demo, and PAYMENT_MODE is not.',
      'Set the token of Meta, or leave WHATSAPP_TOKEN empty.',
    )
  }
  if (missing.length > 0)
    throw new StartProblem(
      `A part of the settings of WhatsApp is missing: ${missing.join(', ')}.`,
      'Set all of them in .env, or none.',
    )
  return {
    token: values.WHATSAPP_TOKEN ?? '',
    phoneId: values.WHATSAPP_PHONE_ID ?? '',
    accountId: values.WHATSAPP_ACCOUNT_ID ?? '',
    appSecret: values.WHATSAPP_APP_SECRET ?? '',
    verifyToken: values.WHATSAPP_VERIFY_TOKEN ?? '',
    apiUrl: values.WHATSAPP_API_URL,
  }
}
