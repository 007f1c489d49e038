import { mountPath, pagePath } from '../mount-path.ts'
import type { Provider } from '../provider.ts'
import type { SnapPage } from '../records.ts'
import { type Html, html } from './html.ts'
import { type PageView, viewQuery } from './page-view.ts'
import { type Texts, textsFor } from './texts.ts'

/** What every screen is rendered from: one browser on one payment page. */
export interface Visit {
  provider: Provider
  page: SnapPage
  view: PageView
}

export interface Screen {
  title: string
  body: Html
  /** The result for the merchant's page, sent when the customer goes back, or after `sendAfterMs`. */
  outcome?: Outcome
  sendAfterMs?: number
}

export interface Outcome {
  event: 'success' | 'pending' | 'error'
  result: Record<string, unknown>
}

export const texts = (visit: Visit): Texts => textsFor(visit.view.language)

/** The URL of the page with the same view except for `changes`. */
export const here = ({ provider, page, view }: Visit, changes?: Parameters<typeof viewQuery>[1]): string =>
  `${mountPath(provider.settings)}${pagePath(page.token)}?${viewQuery(view, changes)}`

/** The URL a form of the page posts to. */
export const actionUrl = ({ provider, page, view }: Visit, action: string): string =>
  `${mountPath(provider.settings)}${pagePath(page.token)}/${action}?${viewQuery(view)}`

/**
 * Returns to the shop: a button that reports the result inside the popup, a link to the finish URL outside of it, plain
 * text without one.
 */
export function backToShop(
  visit: Visit,
  outcome: Outcome,
  label: string,
  weight: 'primary' | 'quiet' = 'quiet',
): Html {
  const look = weight === 'primary' ? 'button' : 'button quiet'
  if (visit.view.framedBy !== undefined) {
    return html`<button type="button" class="${look}" data-outcome="${JSON.stringify(outcome)}">${label}</button>`
  }
  const finish = outcome.result.finish_redirect_url
  if (typeof finish === 'string') return html`<a class="${look}" href="${finish}">${label}</a>`
  return html`<p class="note">${texts(visit).mayClose}</p>`
}

/** A form with a single button. */
export function actionButton(
  visit: Visit,
  action: string,
  label: string,
  options: { transactionId?: string; primary?: boolean } = {},
): Html {
  return html`<form method="post" action="${actionUrl(visit, action)}">
${options.transactionId !== undefined && html`<input type="hidden" name="transaction_id" value="${options.transactionId}">`}
<button class="${options.primary ? 'button' : 'button quiet'}">${label}</button>
</form>`
}
