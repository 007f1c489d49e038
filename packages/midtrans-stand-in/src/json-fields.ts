/** Parsing untrusted JSON. */

export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value's fields, empty when it is not an object. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The parsed text, or undefined when it is missing or not JSON. */
export function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** One message per text field longer than its limit; `group` is the name of its object. */
export function tooLongMessages(group: string, fields: Fields, limits: Record<string, number>): string[] {
  return Object.entries(limits).flatMap(([name, limit]) => {
    const value = fields[name]
    const path = group ? `${group}.${name}` : name
    return typeof value === 'string' && value.length > limit ? [`${path} too long`] : []
  })
}
