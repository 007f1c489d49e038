import type { ChangeShopSettings, ChangeShopSettingsInput } from '@dimsum/contract/change-shop-settings'
import type { FieldPath, UseFormReturn } from 'react-hook-form'

/** Path of a control in the settings, `weekdayHours.opens`. */
export type SettingsPath = FieldPath<ChangeShopSettingsInput>
export type SettingsFormReturn = UseFormReturn<ChangeShopSettingsInput, unknown, ChangeShopSettings>
