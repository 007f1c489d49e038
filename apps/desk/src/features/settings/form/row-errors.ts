import type { Message } from '@dimsum/words/sentence'
import { useState } from 'react'
import { get } from 'react-hook-form'
import type { SettingsFormReturn, SettingsPath } from './settings-form-type.ts'

/**
 * Errors of one row of a list. The list is validated as a whole as soon as a row is added, so a field of a new row
 * shows its error only after blur or submit.
 */
export function useRowErrors({ formState: { submitCount, touchedFields } }: SettingsFormReturn) {
  const [bornAt] = useState(submitCount)
  return <Field extends { error: Message | undefined }>(path: SettingsPath, field: Field): Field => ({
    ...field,
    error: submitCount > bornAt || get(touchedFields, path) ? field.error : undefined,
  })
}
