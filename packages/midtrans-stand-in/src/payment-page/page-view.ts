import type { IncomingMessage } from 'node:http'
import { methodsFor, type PaymentMethod } from '../payment-methods.ts'
import type { Language, Provider } from '../provider.ts'
import type { SnapPage } from '../records.ts'

/** How one browser looks at a payment page: what snap.js or the address asked for. It travels in the query. */
export interface PageView {
  language: Language
  /** Origin of the page that shows this one in its popup; absent at the plain address. */
  framedBy: string | undefined
  /** Embedded in the shop's page: no close button. */
  isEmbedded: boolean
  /** GoPay and ShopeePay show a QR instead of opening the app. */
  byQr: boolean
  selected: string | undefined
  enabled: string[] | undefined
  /** Seconds after which the last page of a bank transfer closes by itself; 0 for never. */
  autoCloseSeconds: number
  /** The key of the script tag; absent at the plain address. */
  clientKey: string | undefined
  /** The customer asked for the list although a try is open. */
  wantsList: boolean
}

export function readView(provider: Provider, request: IncomingMessage, query: URLSearchParams): PageView {
  const { settings } = provider
  const language = query.get('language') ?? settings.locale
  const framedBy = query.get('origin') ?? undefined
  const isMobile = /Mobi|Android/i.test(request.headers['user-agent'] ?? '')
  const ui = query.get('ui') ?? (isMobile ? 'deeplink' : 'qr')
  return {
    language: language === 'en' ? 'en' : 'id',
    framedBy: framedBy !== undefined && isOrigin(framedBy) ? framedBy : undefined,
    isEmbedded: query.has('embed'),
    byQr: ui === 'qr',
    selected: query.get('selected') ?? undefined,
    enabled: query.get('enabled')?.split(','),
    autoCloseSeconds: Math.max(0, Number(query.get('auto_close')) || 0),
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
  if (view.isEmbedded) query.set('embed', '1')
  const selected = 'selected' in changes || changes.step ? changes.selected : view.selected
  if (selected !== undefined) query.set('selected', selected)
  if (view.enabled) query.set('enabled', view.enabled.join(','))
  if (view.autoCloseSeconds > 0) query.set('auto_close', String(view.autoCloseSeconds))
  if (view.clientKey !== undefined) query.set('client_key', view.clientKey)
  if (changes.step) query.set('step', changes.step)
  return query.toString()
}

/** The methods this browser may choose from. */
export function offeredMethods(page: SnapPage, view: PageView): PaymentMethod[] {
  const offered = methodsFor(page.grossAmount, page.enabledPayments)
  if (!view.enabled) return offered
  const narrowed = new Set(methodsFor(page.grossAmount, view.enabled))
  return offered.filter((method) => narrowed.has(method))
}
