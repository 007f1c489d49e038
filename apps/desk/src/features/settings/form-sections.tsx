import { AnnounceErrors } from '@dimsum/ui/field.tsx'
import type { ComponentType } from 'react'
import type { SectionProps } from './form/settings-card.tsx'
import { ClosedDatesGroup } from './groups/closed-dates-group.tsx'
import { DeliveryGroup } from './groups/delivery-group.tsx'
import { FoodGroup } from './groups/food-group.tsx'
import { HalalGroup } from './groups/halal-group.tsx'
import { HoursGroup } from './groups/hours-group.tsx'
import { KitchenGroup } from './groups/kitchen-group.tsx'
import { LanguageGroup } from './groups/language-group.tsx'
import { OrderingGroup } from './groups/ordering-group.tsx'
import { PaymentGroup } from './groups/payment-group.tsx'
import { PrivacyGroup } from './groups/privacy-group.tsx'
import { SecurityGroup } from './groups/security-group.tsx'
import { ShopGroup } from './groups/shop-group.tsx'
import { WindowsGroup } from './groups/windows-group.tsx'
import type { SectionId } from './sections/sections.ts'

/** Sections that are saved together. */
const groups: Readonly<Partial<Record<SectionId, ComponentType<SectionProps>>>> = {
  'terima-pesanan': OrderingGroup,
  dapur: KitchenGroup,
  'tanggal-tutup': ClosedDatesGroup,
  pengiriman: DeliveryGroup,
  pembayaran: PaymentGroup,
  'jam-buka': HoursGroup,
  waktu: WindowsGroup,
  toko: ShopGroup,
  bahasa: LanguageGroup,
  halal: HalalGroup,
  komposisi: FoodGroup,
  'data-pelanggan': PrivacyGroup,
  keamanan: SecurityGroup,
}

export const isInForm = (id: SectionId | undefined): boolean => id !== undefined && id in groups

/** `form` attribute of the save bar's button, which is outside the form. */
export const formId = 'pengaturan'

/** One form with all sections; only the current one is visible. */
export function FormSections(props: SectionProps) {
  const { form, submit } = props.settingsForm
  return (
    <AnnounceErrors value={form.formState.isSubmitted}>
      <form id={formId} noValidate onSubmit={submit} hidden={!isInForm(props.current)} className="max-w-form">
        {Object.entries(groups).map(([id, Group]) => (
          <Group key={id} {...props} />
        ))}
      </form>
    </AnnounceErrors>
  )
}
