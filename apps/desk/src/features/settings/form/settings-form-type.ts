import type { ChangeShopSettings, ChangeShopSettingsInput } from '@dimsum/contract/change-shop-settings'
import type { FieldPath, UseFormReturn } from 'react-hook-form'

/** A control's place in the settings, `prices.20pcs`. */
export type SettingsPath = FieldPath<ChangeShopSettingsInput>
export type SettingsFormReturn = UseFormReturn<ChangeShopSettingsInput, unknown, ChangeShopSettings>
