import type { TestPayment } from '@dimsum/contract/payments'
import type { ShopConfig } from '@dimsum/contract/shop-config'
import type { ToastRequest } from '@dimsum/ui/toast-store.ts'
import { ApiError, errorMessage } from '@dimsum/web/api/api-error.ts'
import type { PopupOutcome } from '@dimsum/web/components/payment-popup/popup.ts'
import { openPopupOverPage } from '@dimsum/web/components/payment-popup/popup-over-page.ts'
import { loadProviderScript } from '@dimsum/web/components/payment-popup/provider-script.ts'
import { paymentTestOutcome as words } from '@dimsum/words/desk/payment-test'
import type { Message, Sentence } from '@dimsum/words/sentence'
import { createTestPayment } from '../../api/diagnostics.ts'

/** Creates a payment without an order and opens Midtrans's popup with all payment methods. */
export async function openTestPayment(
  fields: TestPayment,
  config: ShopConfig['payment'] | undefined,
): Promise<PopupOutcome> {
  if (!config) throw new TypeError('The configuration is not loaded yet')
  const script = loadProviderScript(config)
  // Awaited below; without this handler a rejection before that would be unhandled.
  script.catch(() => {})
  const { token } = await createTestPayment(fields)
  return openPopupOverPage(await script, token).outcome
}

export type TestOutcome = Pick<ToastRequest, 'tone'> & { title: Sentence; description: Message }

/** Texts of the test page for the popup's result (product.md section 8). */
export function outcomeWords(outcome: PopupOutcome): TestOutcome {
  if (outcome.kind === 'closed') return { title: words.closed, description: words.closedAbout }
  const { paymentType, message } = outcome.result
  const type = paymentType === undefined ? words.unknownType : words.type(paymentType)
  switch (outcome.kind) {
    case 'success':
      return { title: words.success, description: type, tone: 'success' }
    case 'pending':
      return { title: words.waiting, description: type }
    case 'error':
      return { title: words.failed, description: message ?? words.failedAbout, tone: 'danger' }
  }
}

/** The message of the server or of Midtrans's script, else a default. */
export function failureWords(error: Error): TestOutcome {
  const isScriptFault = !(error instanceof ApiError)
  const description = isScriptFault ? error.message : errorMessage(error, words.notCreated)
  return { title: words.error, description, tone: 'danger' }
}
