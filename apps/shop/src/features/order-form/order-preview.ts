import type { MenuPackage } from '@dimsum/contract/menu'
import { type ChosenOption, chosenOptions, priceWithChoices } from '@dimsum/domain/choices'
import { deliveryFee } from '@dimsum/domain/delivery-areas'
import { type Deposit, depositFor } from '@dimsum/domain/deposit'
import { type Rupiah, rupiah, rupiahFromWire } from '@dimsum/domain/money'
import type { Charge } from '@dimsum/domain/order-total'
import { promotionCodeOf } from '@dimsum/domain/promotion'
import { wibDay } from '@dimsum/domain/wib-date'
import { promotionCheckQuery } from '@dimsum/web/api/promotion-check.ts'
import { useMenu, useShopConfig } from '@dimsum/web/api/shop.ts'
import { useNow } from '@dimsum/web/components/now.tsx'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { choicesOf, itemsOf, packageOf } from './basket.ts'
import type { OrderFormMethods } from './order-values.ts'

export type PreviewLine = {
  item: MenuPackage
  quantity: number
  /** In the order of the page. */
  choices: readonly ChosenOption[]
  /** With its choices. */
  unitPrice: Rupiah
  total: Rupiah
}

export type OrderPreview = {
  /** A line per package and its choices, the one chosen first in front. */
  lines: readonly [PreviewLine, ...PreviewLine[]]
  /** The lines as the call has them. */
  items: ReturnType<typeof itemsOf>
  /** Sum of price times quantity. */
  linesTotal: Rupiah
  /** Discount of the typed code in wire format; null when there is none or it is unknown for these packages. */
  discount: string | null
  /** Delivery fee of the chosen area, where the shop has areas, and the discount. */
  charges?: readonly Charge[] | undefined
  /** A delivery fee will be added once an area is chosen. */
  isFeeOpen: boolean
  /** Total on the screen; the server's total counts (product.md section 5). */
  total: Rupiah
  /** The deposit that this order may begin with; null for none. */
  deposit: Deposit | null
}

/** Content and total of the order in the form; `null` until a package is chosen. */
export function useOrderPreview(control: OrderFormMethods['control']): OrderPreview | null {
  const [basket = [], isDelivery = true, deliveryAreaId, deliveryDate, typedCode = ''] = useWatch({
    control,
    name: ['lines', 'isDelivery', 'deliveryAreaId', 'deliveryDate', 'promotionCode'],
  })
  const today = wibDay(useNow())
  const day = deliveryDate || today
  const menu = useMenu()
  const { deliveryAreas: areas, payment } = useShopConfig() ?? {}
  const items = itemsOf(basket, menu, day)
  const code = promotionCodeOf(typedCode)
  // The field of the code fetches it.
  const { data: offer, isSuccess } = useQuery({ ...promotionCheckQuery(code, items), enabled: false })
  const discount = isSuccess && offer?.code === code ? offer.amount : null
  const lines = basket.flatMap((line) => {
    const item = packageOf(line, menu)
    return item ? [previewOf(item, line.quantity, choicesOf(line, item, day))] : []
  })
  const [first, ...further] = lines
  if (!first) return null
  const linesTotal = rupiah(lines.reduce((sum, { total }) => sum + total, 0))
  const area = isDelivery && areas?.find(({ id }) => id === deliveryAreaId)
  const fee = area ? deliveryFee(area, linesTotal) : 0
  const charges: Charge[] = []
  if (area) charges.push({ kind: 'delivery', amount: `${fee}.00`, reason: area.name })
  if (discount !== null) charges.push({ kind: 'promotion', amount: discount, reason: code })
  const total = rupiah(linesTotal + fee - (discount === null ? 0 : rupiahFromWire(discount)))
  return {
    lines: [first, ...further],
    items,
    linesTotal,
    discount,
    isFeeOpen: isDelivery && areas !== undefined && !area,
    charges: charges.length > 0 ? charges : undefined,
    total,
    deposit: payment?.deposit
      ? depositFor(payment.deposit, { total, pieces: piecesOf(lines), day: deliveryDate || null, today })
      : null,
  }
}

/** Total pieces; the kitchen's capacity is counted in pieces. */
export const piecesOf = (lines: readonly PreviewLine[]) =>
  lines.reduce((sum, { item, quantity }) => sum + item.pieces * quantity, 0)

function previewOf(item: MenuPackage, quantity: number, options: readonly number[]): PreviewLine {
  const unitPrice = priceWithChoices(item, options)
  return {
    item,
    quantity,
    choices: chosenOptions(item.choiceGroups, options),
    unitPrice,
    total: rupiah(unitPrice * quantity),
  }
}
