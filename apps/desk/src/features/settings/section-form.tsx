import type { ShopSettings } from '@dimsum/contract/shop-settings'
import type { ComponentType } from 'react'
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
import type { SectionProps } from './settings-card.tsx'
import { useSettingsForm } from './use-settings-form.ts'

/** Sections of shop settings. */
const groups = {
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
} satisfies Partial<Record<SectionId, ComponentType<SectionProps>>>

type FormSection = keyof typeof groups

export const isFormSection = (id: SectionId): id is FormSection => id in groups

export function SectionForm({ id, settings }: { id: FormSection; settings: ShopSettings }) {
  const settingsForm = useSettingsForm(id, settings)
  const Group = groups[id]
  return <Group settingsForm={settingsForm} />
}
