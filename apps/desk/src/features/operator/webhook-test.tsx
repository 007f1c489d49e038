import type { SignWebhook } from '@dimsum/contract/payments'
import { parseOrderIdInput } from '@dimsum/domain/order-number'
import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { SelectField } from '@dimsum/ui/select-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { usePaymentConfig } from '@dimsum/web/api/shop.ts'
import { orderChoice } from '@dimsum/words/desk/operator'
import { webhookFacts, webhookTest as words } from '@dimsum/words/desk/webhook-test'
import type { Message, Sentence } from '@dimsum/words/sentence'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { postNotification, signWebhook } from '../../api/diagnostics.ts'
import { ordersKey, recordManualPayment } from '../../api/orders.ts'
import { OrderChoice } from './order-choice.tsx'
import { ResponseLog, useResponseLog } from './response-log.tsx'

const statuses = ['settlement', 'capture', 'pending', 'deny', 'cancel', 'expire'] as const
const frauds = ['accept', 'challenge', 'deny'] as const
const types = ['qris', 'gopay', 'ovo', 'dana', 'shopeepay', 'bca_va', 'bni_va', 'credit_card'] as const

/**
 * Sends a Midtrans notification by hand (product.md section 2). The server signs it, then it is posted to the regular
 * endpoint and passes all of its checks.
 */
export function WebhookTest() {
  const form = useRef<HTMLFormElement>(null)
  const isProduction = usePaymentConfig()?.mode === 'production'
  const [order, setOrder] = useState('')
  const [orderProblem, setOrderProblem] = useState<Message>('')
  const { entries, add } = useResponseLog()
  const queries = useQueryClient()
  const readOrders = () => queries.invalidateQueries({ queryKey: ordersKey })

  const send = useMutation({
    mutationFn: async (webhook: SignWebhook) => postNotification(await signWebhook(webhook)),
    onSuccess: ({ message }) => {
      add(message)
      toast({ title: words.sent, description: message, tone: 'success' })
    },
    onError: (error) => {
      const description = errorMessage(error, words.notProcessed)
      add(description)
      toast({ title: words.failed, description, tone: 'danger' })
    },
    onSettled: readOrders,
  })
  const update = useMutation({
    mutationFn: recordManualPayment,
    onSuccess: (_answer, { orderId, isPaid }) => {
      add(isPaid ? words.orderPaid(orderId) : words.orderNotPaid(orderId))
      toast({ title: words.updated, tone: 'success' })
    },
    onError: (error) => {
      const description = errorMessage(error, words.notUpdated)
      add(description)
      toast({ title: words.updateFailed, description, tone: 'danger' })
    },
    onSettled: readOrders,
  })

  const read = (): SignWebhook | undefined => {
    const data = new FormData(form.current ?? undefined)
    const orderId = parseOrderIdInput(order)
    setOrderProblem(orderId === null ? orderChoice.required : '')
    if (orderId === null) {
      form.current?.querySelector<HTMLElement>('[name=otherOrderId],[name=orderId]')?.focus()
      return undefined
    }
    const choice = <T extends string>(name: string, choices: readonly T[], otherwise: T) =>
      choices.find((value) => value === data.get(name)) ?? otherwise
    return {
      orderId,
      transactionStatus: choice('transactionStatus', statuses, 'settlement'),
      fraudStatus: choice('fraudStatus', frauds, 'accept'),
      paymentType: choice('paymentType', types, 'qris'),
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const webhook = read()
    if (webhook) send.mutate(webhook)
  }
  const updateByHand = () => {
    const webhook = read()
    if (!webhook) return
    const { orderId, transactionStatus, fraudStatus, paymentType } = webhook
    const isPaid =
      transactionStatus === 'settlement' || (transactionStatus === 'capture' && fraudStatus === 'accept')
    update.mutate({ orderId, isPaid, paymentMethod: paymentType, note: `Webhook test: ${transactionStatus}` })
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card className="p-5">
        {isProduction && <InlineAlert tone="note" title={words.off} detail={words.offAbout} />}
        <form ref={form} noValidate className="mt-2 grid gap-4" onSubmit={submit}>
          <OrderChoice
            value={order}
            error={orderProblem}
            onChange={(chosen) => {
              setOrder(chosen)
              setOrderProblem('')
            }}
          />
          <Choice name="transactionStatus" label={words.status} choices={statuses} />
          <Choice name="fraudStatus" label={words.fraud} choices={frauds} />
          <Choice name="paymentType" label={words.type} choices={types} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={send.isPending} aria-disabled={isProduction || undefined}>
              {words.send}
            </Button>
            <Button variant="outline" busy={update.isPending} onClick={updateByHand}>
              {words.update}
            </Button>
          </div>
        </form>
      </Card>
      <div className="grid gap-6">
        <ResponseLog entries={entries} />
        <WebhookFacts />
      </div>
    </div>
  )
}

function Choice({ name, label, choices }: { name: string; label: Sentence; choices: readonly string[] }) {
  return (
    <SelectField name={name} label={label}>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </SelectField>
  )
}

function WebhookFacts() {
  return (
    <Card className="p-5">
      <Say.h2 className="text-title font-bold">{webhookFacts.paths}</Say.h2>
      <ul className="mt-2 grid gap-1">
        {['/api/payment/notification', '/api/midtrans/notification', '/webhook/midtrans'].map((path) => (
          <li key={path}>
            <code>{path}</code>
          </li>
        ))}
      </ul>
      <Say.h2 className="mt-5 text-title font-bold">{webhookFacts.logic}</Say.h2>
      <ul className="mt-2 grid gap-1">
        <Say.li>{webhookFacts.settlement}</Say.li>
        <Say.li>{webhookFacts.capture}</Say.li>
        <Say.li>{webhookFacts.pending}</Say.li>
        <Say.li>{webhookFacts.failed}</Say.li>
      </ul>
    </Card>
  )
}
