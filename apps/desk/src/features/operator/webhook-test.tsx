import type { SignWebhook } from '@dimsum/contract/payments'
import { formatRupiah, rupiahFromWire } from '@dimsum/domain/money'
import { formatOrderId } from '@dimsum/domain/order-number'
import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { Option, SelectField } from '@dimsum/ui/select-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { orderChoice } from '@dimsum/words/desk/operator'
import { orderList } from '@dimsum/words/desk/order-list'
import { webhookFacts, webhookTest as words } from '@dimsum/words/desk/webhook-test'
import { paidOrNot } from '@dimsum/words/payment-method'
import type { Message } from '@dimsum/words/sentence'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ComponentProps, SyntheticEvent } from 'react'
import { postNotification, signWebhook } from '../../api/diagnostics.ts'
import { everyOrder, orderListQuery, ordersKey, recordManualPayment } from '../../api/orders.ts'
import { NotLoaded } from '../../components/query-state.tsx'
import { ResponseLog, useResponseLog } from './response-log.tsx'

const statuses = ['settlement', 'capture', 'pending', 'deny', 'cancel', 'expire'] as const
const frauds = ['accept', 'challenge', 'deny'] as const
const types = ['qris', 'gopay', 'ovo', 'dana', 'shopeepay', 'bca_va', 'bni_va', 'credit_card'] as const

type Values = Omit<SignWebhook, 'orderId'> & {
  /** Empty while none is chosen. */
  orderId: string
  /** Not a field: which of the two buttons was pressed. */
  isByHand: boolean
}

const defaults: Values = {
  orderId: '',
  transactionStatus: 'settlement',
  fraudStatus: 'accept',
  paymentType: 'qris',
  isByHand: false,
}

/**
 * Sends a Midtrans notification by hand (product.md section 2). The server signs it, then it is posted to the regular
 * endpoint and passes all of its checks.
 */
export function WebhookTest() {
  const isProduction = useShopConfig()?.payment.mode === 'production'
  const { entries, add } = useResponseLog()
  const queries = useQueryClient()
  const { form, field, submit, sending } = useCallForm<Values, Message>({
    defaultValues: defaults,
    mode: 'onSubmit',
    words: { orderId: { required: orderChoice.required } },
    mutationFn: ({ isByHand, orderId, ...typed }) =>
      (isByHand ? update : send)({ ...typed, orderId: Number(orderId) }),
    onSuccess: (message, { isByHand }) => {
      add(message)
      toast({
        ...(isByHand ? { title: words.updated } : { title: words.sent, description: message }),
        tone: 'success',
      })
    },
    onError: (error, { isByHand }) => {
      const description = errorMessage(error, isByHand ? words.notUpdated : words.notProcessed)
      add(description)
      toast({ title: isByHand ? words.updateFailed : words.failed, description, tone: 'danger' })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ordersKey }),
  })
  const list = useQuery(orderListQuery(everyOrder))
  const orders = list.data?.orders ?? []
  const press = (isByHand: boolean) => (event: SyntheticEvent) => {
    event.preventDefault()
    form.setValue('isByHand', isByHand)
    void submit()
  }
  const isBusy = (isByHand: boolean) => sending.isPending && sending.variables.isByHand === isByHand

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card className="p-5">
        {isProduction && <InlineAlert tone="note" title={words.off} detail={words.offAbout} />}
        <form noValidate className="mt-2 grid gap-4" onSubmit={press(false)}>
          {list.isError && <NotLoaded title={orderList.notLoaded} query={list} />}
          <SelectField {...field('orderId', { required: true })} label={orderChoice.label}>
            <Option value="">{orderChoice.pick}</Option>
            {orders.map(({ id, totalPrice, isPaid }) => (
              <Option key={id} value={id}>
                {orderChoice.order(
                  formatOrderId(id),
                  formatRupiah(rupiahFromWire(totalPrice)),
                  paidOrNot(isPaid),
                )}
              </Option>
            ))}
          </SelectField>
          <Choice {...field('transactionStatus')} label={words.status} choices={statuses} />
          <Choice {...field('fraudStatus')} label={words.fraud} choices={frauds} />
          <Choice {...field('paymentType')} label={words.type} choices={types} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={isBusy(false)} aria-disabled={isProduction || undefined}>
              {words.send}
            </Button>
            <Button variant="outline" busy={isBusy(true)} onClick={press(true)}>
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

const send = async (webhook: SignWebhook): Promise<Message> =>
  (await postNotification(await signWebhook(webhook))).message

async function update({
  orderId,
  transactionStatus,
  fraudStatus,
  paymentType,
}: SignWebhook): Promise<Message> {
  const isPaid =
    transactionStatus === 'settlement' || (transactionStatus === 'capture' && fraudStatus === 'accept')
  const note = `Webhook test: ${transactionStatus}`
  await recordManualPayment({ orderId, isPaid, paymentMethod: paymentType, note })
  return isPaid ? words.orderPaid(orderId) : words.orderNotPaid(orderId)
}

type ChoiceProps = ComponentProps<typeof SelectField> & { choices: readonly string[] }

function Choice({ choices, ...select }: ChoiceProps) {
  return (
    <SelectField {...select}>
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
