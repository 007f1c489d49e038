import type { Message } from '@dimsum/words/sentence'
import { widgets } from '@dimsum/words/widgets'
import { type FormEvent, useState } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Counts like the server: code points of the trimmed text. */
const lengthOf = ({ value }: TextControl) => [...value.trim()].length

/**
 * Max length of a text field. The browser's `maxlength` silently cuts pasted text. Here any text can be entered, the
 * field shows by how much it is too long, and submit is refused ({@link findTooLong}).
 */
export function useTextLimit(max: number | undefined) {
  const [length, setLength] = useState(0)
  if (max === undefined) return { limit: {}, tooLong: undefined }
  const measure = ({ currentTarget }: FormEvent<TextControl>) => {
    const now = lengthOf(currentTarget)
    setLength(now > max ? now : 0)
  }
  const tooLong: Message | undefined = length > max ? widgets.tooLong(max, length) : undefined
  return { limit: { 'data-max-length': max, onInput: measure }, tooLong }
}

/** The first field of a form whose text is too long; shows its message. */
export function findTooLong(form: HTMLFormElement | null): TextControl | undefined {
  const limited = form?.querySelectorAll<TextControl>('[data-max-length]') ?? []
  const found = [...limited].find((control) => lengthOf(control) > Number(control.dataset.maxLength))
  // Text that the app set fires no input event.
  found?.dispatchEvent(new Event('input', { bubbles: true }))
  return found
}
