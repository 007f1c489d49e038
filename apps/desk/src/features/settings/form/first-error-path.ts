import type { FieldErrors, FieldValues } from 'react-hook-form'
import { fieldNames } from '../sections/setting-fields.ts'

/** Path of the first invalid field in screen order, `weekdayHours.opens`. */
export function firstErrorPath(errors: FieldErrors<FieldValues>): string | undefined {
  for (const field of fieldNames) {
    const path = pathOf(errors[field], field)
    if (path) return path
  }
  return undefined
}

/** An error is a message, or an object of errors of its parts. */
function pathOf(error: unknown, path: string): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return path
  for (const [part, inner] of Object.entries(error)) {
    const found = pathOf(inner, `${path}.${part}`)
    if (found) return found
  }
  return undefined
}
