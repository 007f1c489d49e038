import type { Faults } from './faults.ts'
import type { Ids } from './ids.ts'
import type { Outbox } from './outbox.ts'
import type { Schedule } from './schedule.ts'
import type { Store } from './store.ts'
import type { TransactionBody } from './transaction-body.ts'

/** What the merchant set up: keys, addresses, dashboard settings. */
export interface ProviderSettings {
  serverKey: string
  clientKey: string
  merchantId: string
  /** Where browsers reach the stand-in, without a slash at the end. */
  publicBaseUrl: string
  /** Payment Notification URL of the dashboard. */
  notificationUrls: string[]
  /** Finish URL of the dashboard, used when a page names none. */
  finishUrl: string | undefined
  /** Language of the payment page when the browser asks for none. */
  locale: Language
  /** Origins of pages, besides our own, that may show the popup. */
  shopOrigins: string[]
  /** How long a fault that never answers keeps the connection, in milliseconds. */
  hangMs: number
}

export type Language = 'id' | 'en'

/** The running stand-in, as its parts see it. */
export interface Provider {
  settings: ProviderSettings
  schedule: Schedule
  ids: Ids
  store: Store
  faults: Faults
  outbox: Outbox
  /** Pending notifications, by transaction id, that a fault keeps until a later one has gone first. */
  heldBack: Map<string, TransactionBody>
  /** Hidden in the simulator's forms, so that no other site can send them. */
  formKey: string
}
