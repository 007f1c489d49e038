import type { FieldErrors, FieldValues } from 'react-hook-form'
import { fieldNames } from '../sections/setting-fields.ts'

/** The path of the first wrong field as the sections show them, `weekdayHours.opens`. */
export function firstWrong(errors: FieldErrors<FieldValues>): string | undefined {
  for (const field of fieldNames) {
    const path = pathOf(errors[field], field)
    if (path) return path
  }
  return undefined
}

/** An entry of the errors is a message, or holds those of its parts. */
function pathOf(error: unknown, path: string): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return path
  for (const [part, inner] of Object.entries(error)) {
    const found = pathOf(inner, `${path}.${part}`)
    if (found) return found
  }
  return undefined
}
