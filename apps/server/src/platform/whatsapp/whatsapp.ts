import type { SendOutcome } from '../outbox/message-sender.ts'

/** One message by a template that WhatsApp has approved. */
export type TemplateMessage = {
  /** Comes back with every report about the message. */
  key: string
  /** With plus and country code. */
  to: string
  template: string
  language: string
  /** The template's variables in their order; none is empty. */
  values: readonly string[]
  /** The end of the button's address; null: a template without a button. */
  linkEnd: string | null
}

export type SendResult = {
  outcome: SendOutcome
  /** The message's id at the provider, if it was accepted. */
  providerId: string | null
  /** Error code of a fault that every further message meets too, until the owner mends it. */
  accountFault: number | null
}

/** How the account stands. */
export type AccountState = {
  state: 'ready' | 'limited' | 'blocked' | 'refused' | 'unreachable'
  code: number | null
  phone: string
  name: string
}

type TemplateState = { name: string; language: string; state: string; category: string }

/** What the shop needs of a provider of WhatsApp messages. */
export interface WhatsappProvider {
  /** Sends once. */
  send: (message: TemplateMessage) => Promise<SendResult>
  readAccount: () => Promise<AccountState>
  /** Null: the list could not be read. */
  listTemplates: () => Promise<TemplateState[] | null>
}

/** What the provider reports, already verified. */
export type WhatsappReport =
  | { kind: 'status'; id: string; key: string | null; state: string; code: number | null }
  | { kind: 'inbound'; id: string; from: string | null; text: string }
  | { kind: 'template'; name: string; event: string }
