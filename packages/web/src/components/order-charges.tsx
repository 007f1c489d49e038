import { type Charge, signedAmount } from '@dimsum/domain/order-total'
import { Detail, DetailList } from '@dimsum/ui/detail-list.tsx'
import { chargeName } from '@dimsum/words/order-charges'
import { Price } from './price.tsx'

/** Delivery fee and promotions above a total; nothing for an order without charges. */
export function OrderCharges({
  charges,
  className,
}: {
  charges: readonly Charge[] | undefined
  className?: string
}) {
  if (!charges) return null
  return (
    <DetailList {...(className && { className })}>
      {charges.map((charge) => (
        <Detail key={charge.kind} name={chargeName(charge)}>
          <Price amount={signedAmount(charge)} />
        </Detail>
      ))}
    </DetailList>
  )
}
