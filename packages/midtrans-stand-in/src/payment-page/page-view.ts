import type { FastifyRequest } from 'fastify'
import { methodsFor, type PaymentMethod } from '../payment-methods.ts'
import type { Language, Provider } from '../provider.ts'
import type { SnapPage } from '../records.ts'
import { queryOf } from '../requests.ts'

/** How one browser looks at a payment page, as its query says. */
export interface PageView {
  language: Language
  /** Origin of the page that shows this one in its popup; absent at the plain address. */
  framedBy: string | undefined
  /** GoPay shows a QR instead of opening the app. */
  byQr: boolean
  selected: string | undefined
  /** The key of the script tag; absent at the plain address. */
  clientKey: string | undefined
  /** The customer asked for the list although a try is open. */
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
 * Who may show the popup and hear its result, besides the origin the page itself was opened under. The content policy
 * keeps others from framing it, and the page's script from telling them.
 */
export const allowedFrames = ({ settings }: Provider): string[] => [
  new URL(settings.publicBaseUrl).origin,
  ...settings.shopOrigins,
]

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text

/** The query that keeps a view across a form or link, with changes. */
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
