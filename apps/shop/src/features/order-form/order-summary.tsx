import { choicesText } from '@dimsum/domain/choices'
import { Detail, DetailList } from '@dimsum/ui/detail-list.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { LineChoices } from '@dimsum/web/components/line-choices.tsx'
import { OrderCharges } from '@dimsum/web/components/order-charges.tsx'
import { packagesOf } from '@dimsum/web/components/order-lines.ts'
import { Price } from '@dimsum/web/components/price.tsx'
import { nameOfPackage } from '@dimsum/words/menu'
import { packageCount } from '@dimsum/words/packages'
import { ownText } from '@dimsum/words/sentence'
import { orderSummary } from '@dimsum/words/shop/order-summary'
import { HalalBadge } from '../../components/halal-badge.tsx'
import { DepositOffer } from './deposit-offer.tsx'
import type { OrderPreview, PreviewLine } from './order-preview.ts'

/**
 * Package, price, quantity, total and a note about payment (product.md section 2): a column on desktop, a sheet on the
 * phone.
 */
export function OrderSummary({ preview }: { preview: OrderPreview | null }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {preview ? (
        <>
          {preview.lines.length > 1 ? (
            <SeveralLines lines={preview.lines} />
          ) : (
            preview.lines.map((line) => <OnlyLine key={line.item.packageType} {...line} />)
          )}
          <OrderCharges charges={preview.charges} />
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-garis pt-4">
            <Say.span className="font-bold">{orderSummary.total}</Say.span>
            <Price amount={preview.total} className="ml-auto text-kpi font-extrabold" />
          </p>
          {preview.isFeeOpen && (
            <Say.p className="-mt-2 text-right text-small font-medium text-kunyit-800">
              {orderSummary.withoutDelivery}
            </Say.p>
          )}
          {preview.deposit && <DepositOffer total={preview.total} deposit={preview.deposit} />}
        </>
      ) : (
        <Say.p className="text-kecap-700">{orderSummary.noneChosen}</Say.p>
      )}
      <HalalBadge text={orderSummary.halal} />
      <Say.p className="text-small text-kecap-700">{orderSummary.payment}</Say.p>
    </div>
  )
}

function OnlyLine({ item, quantity, choices, unitPrice }: PreviewLine) {
  return (
    <>
      <div>
        <Say.p className="text-title font-bold">{nameOfPackage(item)}</Say.p>
        <LineChoices choices={choicesText(choices)} className="font-medium" />
        <Say.p className="text-small text-kecap-600">{ownText(item.description)}</Say.p>
      </div>
      <DetailList>
        <Detail name={orderSummary.pricePerPackage}>
          <Price amount={unitPrice} />
        </Detail>
        <Detail name={orderSummary.quantity}>
          <Say>{packageCount(quantity)}</Say>
        </Detail>
      </DetailList>
    </>
  )
}

/** Packages with their totals, which add up to the order's total. */
function SeveralLines({ lines }: { lines: readonly PreviewLine[] }) {
  return (
    <DetailList>
      {lines.map(({ item, quantity, choices, unitPrice, total }, place) => (
        <Detail
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its index.
          key={place}
          name={
            <>
              <span className="block font-medium text-kecap-900">
                {quantity} × <Say>{nameOfPackage(item)}</Say>
              </span>
              <LineChoices choices={choicesText(choices)} />
              <Say parts={{ price: <Price amount={unitPrice} /> }}>{orderSummary.perPackage}</Say>
            </>
          }
        >
          <Price amount={total} />
        </Detail>
      ))}
      <Detail name={orderSummary.quantity}>
        <Say>{packageCount(packagesOf(lines))}</Say>
      </Detail>
    </DetailList>
  )
}
