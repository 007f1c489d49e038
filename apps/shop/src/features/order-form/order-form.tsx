import type { Order } from '@dimsum/contract/orders'
import type { PackageType } from '@dimsum/domain/menu'
import { Card } from '@dimsum/ui/card.tsx'
import { ErrorSummary } from '@dimsum/ui/error-summary.tsx'
import { AnnounceErrors } from '@dimsum/ui/field.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { useShop, useShopConfig } from '@dimsum/web/api/shop.ts'
import { OrderNumber } from '@dimsum/web/components/order-number.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { orderForm } from '@dimsum/words/shop/order-form'
import { orderSummary } from '@dimsum/words/shop/order-summary'
import { shopScreens } from '@dimsum/words/shop/screens'
import { useWatch } from 'react-hook-form'
import { NeedsScripts } from '../../components/needs-scripts.tsx'
import { OrderingNotice } from '../../components/ordering-notice.tsx'
import { CustomerFields } from './customer-fields.tsx'
import { DeliveryDayField } from './delivery-day-field.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { EarliestDayHint } from './earliest-day-hint.tsx'
import { GonePackages } from './gone-packages.tsx'
import { OrderBar } from './order-bar.tsx'
import { OrderFailure } from './order-failure.tsx'
import { problemsIn } from './order-fields.ts'
import { OrderSummary } from './order-summary.tsx'
import { PackageChoice } from './package-choice.tsx'
import { PromotionCode } from './promotion-code-field.tsx'
import type { PlacedOrder } from './send-order.ts'
import { TotalAnnouncement } from './total-announcement.tsx'
import { useOrderForm } from './use-order-form.ts'

type OrderFormProps = {
  linkedPackage: PackageType | null
  /** The link names a package that is not on the menu. */
  isLinkGone: boolean
  /** Id of the order to repeat («Pesan lagi»). */
  repeatOf: number | null
  /** Called when the form has copied the order. */
  onRepeated: () => void
  onPlaced: (placed: PlacedOrder) => void
}

/** The order form: form left, summary right; on phones the summary is a bar at the bottom. */
export function OrderForm({ linkedPackage, isLinkGone, repeatOf, onRepeated, onPlaced }: OrderFormProps) {
  const { form, preview, submit, orderError, repeated, gone, isChosenBefore, isSending, failure } =
    useOrderForm({
      linkedPackage,
      repeatOf,
      onRepeated,
      onPlaced,
    })
  const lines = preview?.lines ?? []
  const { control, formState } = form
  const { errors, isSubmitted } = formState
  const isDelivery = useWatch({ control, name: 'isDelivery' }) ?? true
  const problems = problemsIn(errors, isDelivery)
  const text = useText()

  return (
    <AnnounceErrors value={isSubmitted}>
      <form
        onSubmit={submit}
        // `method="post"` keeps personal data out of the URL when JavaScript fails.
        method="post"
        noValidate
        data-form="order"
        aria-label={text(shopScreens.order)}
        className="grid grid-cols-1 gap-8 @min-[58rem]:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] @min-[58rem]:gap-12"
      >
        <div className="grid grid-cols-1 gap-6">
          <NeedsScripts />
          <OrderingNotice />
          {repeated && <RepeatedNote order={repeated} />}
          <EarliestDayHint lines={lines} isDelivery={isDelivery} />
          <GonePackages gone={gone} isLinked={isLinkGone} />
          <PackageChoice form={form} isChosenBefore={isChosenBefore} />
          <DeliveryFields form={form} preview={preview} />
          <DeliveryDayField form={form} lines={lines} />
          <CustomerFields form={form} />
          <PromotionCode form={form} preview={preview} orderError={orderError} />
          {isSubmitted && <ErrorSummary problems={problems} />}
          {failure && !isSending && <OrderFailure failure={failure} isShownAtField={problems.length > 0} />}
          <p className="text-small text-kecap-600">
            <Say
              parts={{
                privacy: (
                  <RouteLink href="/privasi" className="font-bold text-pandan-700 underline">
                    {shopScreens.privacy}
                  </RouteLink>
                ),
              }}
            >
              {orderForm.personalData}
            </Say>
            <MessagesNote />
          </p>
          <OrderBar
            preview={preview}
            isPackageMissing={isSubmitted && errors.packageType !== undefined}
            busy={isSending}
          />
        </div>
        <aside aria-labelledby="summary-title" className="hidden @min-[58rem]:block">
          <Card className="sticky top-24 p-6">
            <Say.h2 id="summary-title" className="mb-4 font-display text-h2 font-semibold">
              {orderSummary.title}
            </Say.h2>
            <OrderSummary preview={preview} />
          </Card>
        </aside>
        <TotalAnnouncement total={preview?.total} />
      </form>
    </AnnounceErrors>
  )
}

/** Announces that the form was filled from an earlier order. */
function RepeatedNote({ order }: { order: Order }) {
  return (
    <Say.p
      role="status"
      className="rounded-input bg-pandan-100 px-4 py-3 text-small font-medium text-pandan-800"
      parts={{ number: <OrderNumber id={order.id} /> }}
    >
      {order.masked ? orderForm.repeatedMasked : orderForm.repeated}
    </Say.p>
  )
}

/** Shown while the shop can send WhatsApp messages. */
function MessagesNote() {
  const { name } = useShop()
  if (!useShopConfig()?.whatsappMessages) return null
  return <Say.span className="mt-2 block">{orderForm.messages(name)}</Say.span>
}
