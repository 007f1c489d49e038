import type { Said } from '@dimsum/ui/say.tsx'
import { useState } from 'react'
import { get } from 'react-hook-form'
import type { SettingsFormReturn, SettingsPath } from './settings-form-type.ts'

/**
 * Messages of one row of a list. The list is judged as a whole as soon as a row is added; a field of the new row says nothing before
 * it was left or the row was tried to be saved.
 */
export function useRowErrors({ formState: { submitCount, touchedFields } }: SettingsFormReturn) {
  const [bornAt] = useState(submitCount)
  return <Field extends { error: Said | undefined }>(path: SettingsPath, field: Field): Field => ({
    ...field,
    error: submitCount > bornAt || get(touchedFields, path) ? field.error : undefined,
  })
}
