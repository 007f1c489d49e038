import type { PlaceOrder } from '@dimsum/contract/place-order'
import { Button } from '@dimsum/ui/button.tsx'
import { RadioGroup } from '@dimsum/ui/radio-cards.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { useMenu } from '@dimsum/web/api/shop.ts'
import { useNow } from '@dimsum/web/components/now.tsx'
import { morePackages, orderFields } from '@dimsum/words/shop/order-form'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { OrderValues } from './order-fields.ts'
import { OrderPackage } from './order-package.tsx'
import { useBasket } from './use-basket.ts'

type PackageChoiceProps = {
  form: UseFormReturn<OrderValues, unknown, PlaceOrder>
  /** The customer came with a package in mind: of a long menu only what is in the order is shown at first. */
  isChosenBefore: boolean
}

/** More packages than this stand between a customer who has chosen and the rest of the form. */
const longMenu = 6

/** The basket: every package as a card with its own minus and plus. What cannot be ordered says why. */
export function PackageChoice({ form, isChosenBefore }: PackageChoiceProps) {
  const menu = useMenu()
  const now = useNow()
  const { lines, packageError, quantityError, ...basket } = useBasket(form)
  const [showsAll, setShowsAll] = useState(!isChosenBefore)
  const [first] = lines
  const quantityOf = (type: string) => lines.find(({ packageType }) => packageType === type)?.quantity ?? 0
  const isShort = showsAll || menu.length <= longMenu || lines.length === 0
  const shown = isShort ? menu : menu.filter(({ packageType }) => quantityOf(packageType) > 0)
  const focused = first ? first.packageType : menu[0]?.packageType
  return (
    <div className="grid grid-cols-1 gap-2">
      <RadioGroup id="packageType" label={orderFields.package} error={packageError}>
        {shown.map((item) => {
          const isFirst = item.packageType === first?.packageType
          return (
            <OrderPackage
              key={item.packageType}
              item={item}
              now={now}
              quantity={quantityOf(item.packageType)}
              isFirst={isFirst}
              isAlone={isFirst && lines.length === 1}
              error={isFirst ? quantityError : undefined}
              onChoose={() => basket.choose(item.packageType)}
              onQuantity={(quantity) => basket.setQuantity(item.packageType, quantity)}
              onBlur={basket.onBlur}
              radioRef={item.packageType === focused ? basket.packageRef : undefined}
              quantityRef={isFirst ? basket.quantityRef : undefined}
            />
          )
        })}
      </RadioGroup>
      {!isShort && (
        <Button variant="quiet" className="-ml-5 justify-self-start" onClick={() => setShowsAll(true)}>
          <Plus aria-hidden="true" className="size-5" strokeWidth={2} />
          <Say>{morePackages}</Say>
        </Button>
      )}
    </div>
  )
}
