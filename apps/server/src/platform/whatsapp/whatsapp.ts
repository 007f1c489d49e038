import type { WhatsappOverview } from '@dimsum/contract/whatsapp'
import type { SendOutcome } from '../outbox/message-sender.ts'

/** A message that fills an approved template. */
export type TemplateMessage = {
  /** Returned in every report about the message. */
  key: string
  /** Phone number with `+` and country code. */
  to: string
  template: string
  language: string
  /** Values of the template's variables in order; none is empty. */
  values: readonly string[]
  /** End of the button's URL; null: the template has no button. */
  linkEnd: string | null
}

export type SendResult = {
  outcome: SendOutcome
  /** The message's id at the provider, if it was accepted. */
  providerId: string | null
  /** Error code of a fault that affects every message until the owner corrects it. */
  accountFault: number | null
}

/** State of the account at the provider. */
export type AccountState = WhatsappOverview['account']

/** Port to a provider of WhatsApp messages. */
export interface WhatsappProvider {
  /** Sends once; never rejects. */
  send: (message: TemplateMessage) => Promise<SendResult>
  readAccount: () => Promise<AccountState>
  /** Null: the list could not be read. */
  listTemplates: () => Promise<WhatsappOverview['templates']>
}

/** A report of the provider with a verified signature. */
export type WhatsappReport =
  | { kind: 'status'; id: string; key: string | null; state: string; code: number | null }
  | { kind: 'inbound'; id: string; from: string | null; text: string }
  | { kind: 'template'; name: string; event: string }
