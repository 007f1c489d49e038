import { type Charge, signedAmount } from '@dimsum/domain/order-total'
import { Detail, DetailList } from '@dimsum/ui/detail-list.tsx'
import { chargeName } from '@dimsum/words/order-charges'
import { Price } from './price.tsx'

/** What a total holds besides the packages, a line for each. */
export default function ChargeLines({ charges }: { charges: readonly Charge[] }) {
  return (
    <DetailList>
      {charges.map((charge) => (
        <Detail key={charge.kind} name={chargeName(charge)}>
          <Price amount={signedAmount(charge)} />
        </Detail>
      ))}
    </DetailList>
  )
}
