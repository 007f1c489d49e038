import { preselectedOptions } from '@dimsum/domain/choices'
import { menuSections } from '@dimsum/domain/menu'
import { wibDay } from '@dimsum/domain/wib-date'
import { Button } from '@dimsum/ui/button.tsx'
import { RadioGroup } from '@dimsum/ui/radio-cards.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { useNow } from '@dimsum/web/components/now.tsx'
import { packagesOf } from '@dimsum/web/components/order-lines.ts'
import { ownText } from '@dimsum/words/sentence'
import { morePackages, orderFields } from '@dimsum/words/shop/order-form'
import { Plus } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useMenuOnSale } from '../../api/package-sale.ts'
import { wrongLine } from './basket.ts'
import { OrderPackage } from './order-package.tsx'
import type { OrderFormMethods } from './order-values.ts'
import { PackageLines } from './package-lines.tsx'
import { useBasket } from './use-basket.ts'

type PackageChoiceProps = {
  form: OrderFormMethods
  /** The form opened with a package: of a long menu only the packages in the order are shown at first. */
  isChosenBefore: boolean
}

/** Longer menus are collapsed for a customer who has already chosen. */
const longMenu = 6

/** Packages as cards with minus and plus. A package that cannot be ordered shows the reason. */
export function PackageChoice({ form, isChosenBefore }: PackageChoiceProps) {
  const menu = useMenuOnSale()
  const now = useNow()
  const { lines, packageError, quantityError, areChoicesWrong, ...basket } = useBasket(form)
  const day = useWatch({ control: form.control, name: 'deliveryDate' }) || wibDay(now)
  const [showsAll, setShowsAll] = useState(!isChosenBefore)
  const [first] = lines
  const placed = lines.map((line, place) => ({ ...line, place }))
  const linesOfPackage = (type: string) => placed.filter(({ packageType }) => packageType === type)
  const isShort = showsAll || menu.length <= longMenu || lines.length === 0
  const shown = isShort ? menu : menu.filter(({ packageType }) => linesOfPackage(packageType).length > 0)
  const wrongPlace = areChoicesWrong ? wrongLine(lines, menu, day) : -1
  const sections = menuSections(shown)
  const focused = first ? first.packageType : sections[0]?.items[0]?.packageType
  return (
    <div className="grid grid-cols-1 gap-2">
      <RadioGroup id="packageType" label={orderFields.package} error={packageError}>
        {sections.map(({ category, items }) => (
          <Fragment key={category?.id ?? ''}>
            {category && (
              <Say.h2 className="mt-3 font-display text-title font-semibold wrap-anywhere first:mt-0">
                {ownText(category)}
              </Say.h2>
            )}
            {items.map((item) => {
              const { packageType } = item
              const isFirst = packageType === first?.packageType
              const [line, ...more] = linesOfPackage(packageType)
              return (
                <OrderPackage
                  key={packageType}
                  item={item}
                  quantity={line?.quantity ?? 0}
                  others={packagesOf(more)}
                  isFirst={isFirst}
                  isAlone={isFirst && lines.length === 1}
                  error={isFirst ? quantityError : undefined}
                  onChoose={basket.choose}
                  onQuantity={basket.setQuantity}
                  onBlur={basket.onBlur}
                  radioRef={packageType === focused ? basket.packageRef : undefined}
                  quantityRef={isFirst ? basket.quantityRef : undefined}
                >
                  {line && item.choiceGroups.length > 0 && (
                    <PackageLines
                      item={item}
                      lines={[line, ...more]}
                      day={day}
                      areChoicesWrong={areChoicesWrong}
                      wrongPlace={wrongPlace}
                      wrongRef={basket.choicesRef}
                      onLine={basket.setLine}
                      onMore={() =>
                        basket.setLine(lines.length, {
                          ...{ packageType, quantity: 1 },
                          choices: [...preselectedOptions(item.choiceGroups, day)],
                        })
                      }
                    />
                  )}
                </OrderPackage>
              )
            })}
          </Fragment>
        ))}
      </RadioGroup>
      {!isShort && (
        <Button
          icon={Plus}
          variant="quiet"
          className="-ml-5 justify-self-start"
          onClick={() => setShowsAll(true)}
        >
          {morePackages}
        </Button>
      )}
    </div>
  )
}
