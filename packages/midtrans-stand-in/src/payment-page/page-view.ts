import type { FastifyRequest } from 'fastify'
import { methodsFor, type PaymentMethod } from '../payment-methods.ts'
import type { Language, Provider } from '../provider.ts'
import type { SnapPage } from '../records.ts'
import { queryOf } from '../requests.ts'

/** View options of a payment page in one browser, from the query. */
export interface PageView {
  language: Language
  /** Origin of the page that shows this one in its popup; absent without a popup. */
  framedBy: string | undefined
  /** GoPay shows a QR instead of opening the app. */
  byQr: boolean
  selected: string | undefined
  /** The client key of the script tag; absent without a popup. */
  clientKey: string | undefined
  /** The customer requested the list although a transaction is open. */
  wantsList: boolean
}

export function readView(provider: Provider, request: FastifyRequest): PageView {
  const query = queryOf(request)
  const framedBy = query.get('origin') ?? undefined
  const isMobile = /Mobi|Android/i.test(request.headers['user-agent'] ?? '')
  const ui = query.get('ui') ?? (isMobile ? 'deeplink' : 'qr')
  return {
    language: (query.get('language') ?? provider.settings.locale) === 'en' ? 'en' : 'id',
    framedBy: framedBy !== undefined && isOrigin(framedBy) ? framedBy : undefined,
    byQr: ui === 'qr',
    selected: query.get('selected') ?? undefined,
    clientKey: query.get('client_key') ?? undefined,
    wantsList: query.get('step') === 'methods',
  }
}

/**
 * Origins that may frame the popup and receive its result, besides the page's own. Enforced by the content policy and
 * by the page's script.
 */
export const allowedFrames = ({ settings }: Provider): string[] => [
  new URL(settings.publicBaseUrl).origin,
  ...settings.shopOrigins,
]

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text

/** The query that keeps a view in a form or link, with changes. */
export function viewQuery(
  view: PageView,
  changes: { language?: Language; selected?: string; step?: 'methods' } = {},
) {
  const query = new URLSearchParams({
    language: changes.language ?? view.language,
    ui: view.byQr ? 'qr' : 'deeplink',
  })
  if (view.framedBy !== undefined) query.set('origin', view.framedBy)
  const selected = 'selected' in changes || changes.step ? changes.selected : view.selected
  if (selected !== undefined) query.set('selected', selected)
  if (view.clientKey !== undefined) query.set('client_key', view.clientKey)
  if (changes.step) query.set('step', changes.step)
  return query.toString()
}

/** The methods this browser may choose from. */
export const offeredMethods = (page: SnapPage): PaymentMethod[] =>
  methodsFor(page.grossAmount, page.enabledPayments)
