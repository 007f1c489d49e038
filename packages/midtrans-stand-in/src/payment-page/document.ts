import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { mountPath, pagePath } from '../mount-path.ts'
import type { Provider } from '../provider.ts'
import { type Html, html } from './html.ts'
import { allowedFrames } from './page-view.ts'
import { here, type Screen, texts, type Visit } from './screen.ts'
import { rupiah } from './texts.ts'

/** The HTML document of a payment page's screen. */
export function paymentDocument(visit: Visit, screen: Screen): Html {
  const text = texts(visit)
  const { provider, page, view } = visit
  const other = view.language === 'id' ? 'en' : 'id'
  const showsClose = view.framedBy !== undefined
  const items = html`<details class="items"><summary>${text.details}</summary>
<dl><div><dt>${text.orderId}</dt><dd>${page.orderId}</dd></div>
${page.items.map((item) => html`<div><dt>${item.quantity} × ${item.name}</dt><dd>${rupiah(item.price * item.quantity)}</dd></div>`)}</dl></details>`
  return documentAround({
    provider,
    language: view.language,
    title: `${screen.title} · ${text.pageTitle}`,
    data: html` data-framed-by="${view.framedBy ?? ''}" data-shop-origins="${allowedFrames(provider).join(' ')}" data-state="${stateMark(visit)}" data-state-url="${stateUrl(visit)}"${
      screen.outcome && html` data-outcome="${JSON.stringify(screen.outcome)}"`
    }${screen.sendAfterMs !== undefined && html` data-send-after="${screen.sendAfterMs}"`}`,
    body: html`<header><p class="simulation">${text.simulation}</p>
<div class="amount">
<div>${page.orderId !== '' && html`<span class="label">${text.total}</span><strong>${rupiah(page.grossAmount)}</strong>`}</div>
${showsClose && html`<button type="button" class="close" data-close aria-label="${text.close}"><span aria-hidden="true">×</span></button>`}
</div>
${page.orderId !== '' && items}</header>
<p id="offline" class="notice offline" role="alert" hidden>${text.offline}</p>
<main id="screen" tabindex="-1"><h1>${screen.title}</h1>
${screen.body}</main>
<footer><a href="${here(visit, { language: other })}" lang="${other}">${text.otherLanguage}</a></footer>`,
  })
}

/**
 * A document with the stylesheet and script, and nothing inline. The browser shows the controls after it has run the
 * script: a press before that would be lost.
 */
export function documentAround(parts: {
  provider: Provider
  language: string
  title: string
  body: Html
  data?: Html
}): Html {
  const base = mountPath(parts.provider.settings)
  return html`<!doctype html>
<html lang="${parts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="only light">
<meta name="robots" content="noindex">
<title>${parts.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}/snap/assets/payment-page.css">
</head>
<body${parts.data}>
<script src="${base}/snap/assets/payment-page.js"></script>
${parts.body}
</body>
</html>
`
}

export const sendDocument = (provider: Provider, reply: FastifyReply, document: Html) =>
  reply
    .headers({
      'content-security-policy': contentPolicy(provider),
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(document.text)

function contentPolicy(provider: Provider): string {
  const frames = ["'self'", ...allowedFrames(provider)].join(' ')
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frames}`,
  ].join('; ')
}

/** Changes with every change of the order's transactions; the page polls it and reloads on a difference. */
export function stateMark({ provider, page }: Visit): string {
  const states = provider.store
    .transactionsOf(page.orderId)
    .map(({ transactionId, status, fraud }) => `${transactionId} ${status} ${fraud}`)
  return createHash('sha256')
    .update([page.closed ?? '', ...states].join('\n'))
    .digest('hex')
    .slice(0, 16)
}

const stateUrl = ({ provider, page }: Visit): string =>
  `${mountPath(provider.settings)}${pagePath(page.token)}/state`
