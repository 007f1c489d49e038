import { widgets } from '@dimsum/words/widgets'
import { type FormEvent, useState } from 'react'
import type { Said } from './say.tsx'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** As the server counts what it would store. */
const lengthOf = ({ value }: TextControl) => [...value.trim()].length

/**
 * The maximum of a text field. The browser's own `maxlength` cuts a pasted text without a word; here everything may be typed,
 * the field says what is too much, and the submit button refuses ({@link findTooLong}).
 */
export function useTextLimit(max: number | undefined) {
  const [length, setLength] = useState(0)
  if (max === undefined) return { limit: {}, tooLong: undefined }
  const measure = ({ currentTarget }: FormEvent<TextControl>) => {
    const now = lengthOf(currentTarget)
    setLength(now > max ? now : 0)
  }
  const tooLong: Said | undefined = length > max ? widgets.tooLong(max, length) : undefined
  return { limit: { 'data-max-length': max, onInput: measure }, tooLong }
}

/** The first field of a form that holds too much; its message is shown. */
export function findTooLong(form: HTMLFormElement | null): TextControl | undefined {
  const limited = form?.querySelectorAll<TextControl>('[data-max-length]') ?? []
  const found = [...limited].find((control) => lengthOf(control) > Number(control.dataset.maxLength))
  // Also where the text was put in by the app, which no event told.
  found?.dispatchEvent(new Event('input', { bubbles: true }))
  return found
}
