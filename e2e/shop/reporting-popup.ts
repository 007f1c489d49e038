import type { Page } from '@playwright/test'

/** A callback of the popup (product.md section 4). */
type Report = 'onSuccess' | 'onPending' | 'onError' | 'onClose'

const script = (report: Report, result: object) =>
  `window.snap = { pay: (_token, on) => setTimeout(() => on.${report}(${JSON.stringify(result)}), 50), hide: () => {} }`

/** Replaces Midtrans's script by a popup that reports the given result. */
export async function withPopup(page: Page, report: Report, result: object) {
  const { payment } = await (await page.request.get('/api/config')).json()
  await page.route(
    payment.scriptUrl.startsWith('/') ? `**${payment.scriptUrl}*` : `${payment.scriptUrl}*`,
    (route) => route.fulfill({ contentType: 'text/javascript', body: script(report, result) }),
  )
}
