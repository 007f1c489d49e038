import type { Faults } from './faults.ts'
import type { Ids } from './ids.ts'
import type { Outbox } from './outbox.ts'
import type { Schedule } from './schedule.ts'
import type { Store } from './store.ts'
import type { TransactionBody } from './transaction-body.ts'

/** The merchant's configuration: keys, URLs, dashboard settings. */
export interface ProviderSettings {
  serverKey: string
  clientKey: string
  merchantId: string
  /** URL of the stand-in for browsers, without a trailing slash. */
  publicBaseUrl: string
  /** Payment Notification URL of the dashboard. */
  notificationUrls: string[]
  /** Finish URL of the dashboard, used when a page has none. */
  finishUrl: string | undefined
  /** Language of the payment page when the browser requests none. */
  locale: Language
  /** Origins, besides our own, that may show the popup. */
  shopOrigins: string[]
  /** How long a fault without a response keeps the connection, in milliseconds. */
  hangMs: number
}

export type Language = 'id' | 'en'

/** The shared state of the running stand-in. */
export interface Provider {
  settings: ProviderSettings
  schedule: Schedule
  ids: Ids
  store: Store
  faults: Faults
  outbox: Outbox
  /** Pending notifications, by transaction id, that a fault delays until a later one was sent. */
  heldBack: Map<string, TransactionBody>
  /** A CSRF token in the simulator's forms. */
  formKey: string
}
