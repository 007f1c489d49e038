import { type DeliveryArea, deliveryFee, missingToDeliver } from '@dimsum/domain/delivery-areas'
import { formatRupiah, type Rupiah, rupiah } from '@dimsum/domain/money'
import { whatsappLink } from '@dimsum/domain/whatsapp'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { Option, SelectField } from '@dimsum/ui/select-field.tsx'
import { VisuallyHidden } from '@dimsum/ui/visually-hidden.tsx'
import { useShop } from '@dimsum/web/api/shop.ts'
import { outsideMessage, deliveryAreas as words } from '@dimsum/words/shop/delivery-areas'
import { opensWhatsapp } from '@dimsum/words/shop/whatsapp'
import { useController } from 'react-hook-form'
import type { OrderPreview } from './order-preview.ts'
import type { OrderFormMethods } from './order-values.ts'

export type DeliveryAreaFieldProps = {
  form: OrderFormMethods
  areas: readonly DeliveryArea[]
  preview: OrderPreview | null
}

/** Delivery area and fee, before the other fields. Most shops have no areas. */
export function DeliveryAreaField({ form, areas, preview }: DeliveryAreaFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'deliveryAreaId' })
  const linesTotal = preview?.linesTotal ?? rupiah(0)
  const area = areas.find(({ id }) => id === field.value)
  const missing = area && preview ? missingToDeliver(area, linesTotal) : 0
  const tooLittle = area && missing > 0 ? words.tooLittle(area.leastOrder ?? 0, missing) : undefined
  // The closed select cuts the fee off after a long name.
  const fee = area && feeWords(area, linesTotal)
  return (
    <div className="grid grid-cols-1 gap-1">
      <SelectField
        {...field}
        value={area ? area.id : ''}
        onChange={({ target }) => field.onChange(target.value || undefined)}
        label={words.area}
        hint={fee}
        error={fieldState.error?.message ?? tooLittle}
      >
        <Option value="">{words.choose}</Option>
        {areas.map((each) => (
          <Option key={each.id} value={each.id}>
            {words.withFee(each.name, deliveryFee(each, linesTotal))}
          </Option>
        ))}
      </SelectField>
      <Say.p className="text-small text-kecap-700" parts={{ ask: <AskOnWhatsapp preview={preview} /> }}>
        {words.notListed}
      </Say.p>
    </div>
  )
}

function feeWords(area: DeliveryArea, linesTotal: Rupiah) {
  const fee = deliveryFee(area, linesTotal)
  return area.freeFrom && fee > 0
    ? words.feeUntil(formatRupiah(fee), formatRupiah(area.freeFrom))
    : words.fee(fee)
}

function AskOnWhatsapp({ preview }: { preview: OrderPreview | null }) {
  const { whatsapp, phone } = useShop()
  const text = useText()
  const wish = preview && { lines: preview.lines, total: preview.linesTotal }
  return (
    <a
      href={whatsappLink(whatsapp || phone, text(outsideMessage(wish)))}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-12 items-center font-bold text-pandan-700 underline"
    >
      <Say>{words.ask}</Say>
      <VisuallyHidden>{opensWhatsapp}</VisuallyHidden>
    </a>
  )
}
