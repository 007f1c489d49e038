import { useText } from '@dimsum/ui/say.tsx'
import { type ToastRequest, toast } from '@dimsum/ui/toast-store.ts'
import { ApiError, errorMessage } from '@dimsum/web/api/api-error.ts'
import { usePaymentConfig } from '@dimsum/web/api/shop.ts'
import type { PopupOutcome } from '@dimsum/web/components/payment-popup/popup.ts'
import { openPopupOverPage } from '@dimsum/web/components/payment-popup/popup-over-page.ts'
import { loadProviderScript } from '@dimsum/web/components/payment-popup/provider-script.ts'
import { paymentTestOutcome as words } from '@dimsum/words/desk/payment-test'
import type { Message, Sentence } from '@dimsum/words/sentence'
import { useState } from 'react'
import { createTestPayment } from '../../api/diagnostics.ts'

export type TestPaymentFields = {
  customerName: string
  customerEmail: string
  customerPhone: string
  amount: number
}
export type TestPaymentProblems = Partial<Record<keyof TestPaymentFields, string>>

type Outcome = Pick<ToastRequest, 'tone'> & { title: Sentence; description: Message }

/** Texts of the test page for the popup's result (product.md section 8). */
function outcomeWords(outcome: PopupOutcome): Outcome {
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

/** Creates a payment without an order and opens Midtrans's popup with all payment methods. */
export function useTestPayment(onResult: (line: string) => void) {
  const config = usePaymentConfig()
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<TestPaymentProblems>({})

  const text = useText()

  const say = (outcome: Outcome) => {
    onResult(`${text(outcome.title)}: ${text(outcome.description)}`)
    toast(outcome)
  }

  const start = async (fields: TestPaymentFields) => {
    if (isBusy || !config) return
    setBusy(true)
    setProblems({})
    const script = loadProviderScript(config)
    // Awaited below; without this handler a rejection before that would be unhandled.
    script.catch(() => {})
    try {
      const { token } = await createTestPayment(fields)
      say(outcomeWords(await openPopupOverPage(await script, token).outcome))
    } catch (error) {
      setProblems(problemsIn(error))
      say({ title: words.error, description: failureText(error), tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return { start, isBusy, problems }
}

/** The message of the server or of Midtrans's script, else a default. */
function failureText(error: unknown): Message {
  const isScriptFault = error instanceof Error && !(error instanceof ApiError)
  return isScriptFault ? error.message : errorMessage(error, words.notCreated)
}

const problemsIn = (error: unknown): TestPaymentProblems =>
  error instanceof ApiError
    ? Object.fromEntries(error.issues.map(({ path, message }) => [path, message]))
    : {}
