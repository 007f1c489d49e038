import { sentenceOfMessage } from '@dimsum/words/message-sentence'
import { inReadersLanguage, type Message } from '@dimsum/words/sentence'
import { widgets } from '@dimsum/words/widgets'
import { CircleAlert } from 'lucide-react'
import { createContext, useContext } from 'react'
import { type MessageNode, Say, useLang } from './say.tsx'

/** Props of every form field: a visible label, a hint, and an error below the control, linked by ARIA attributes. */
export type FieldText = {
  label: MessageNode
  hint?: MessageNode
  /** Error to show; `undefined` or empty when the value is valid. */
  error?: Message | undefined
  /** Adds «(opsional)». Required fields have no mark. */
  optional?: boolean
}

/**
 * True once the form was submitted. Errors are then announced as alerts; before that they only describe their field.
 */
export const AnnounceErrors = createContext(false)

/** Maps an error message of a schema to its sentence. An unknown message stays as it is. */
export const FieldMessages = createContext<(message: string) => Message>(sentenceOfMessage)

/** Attributes for the `<input>` of a field. */
export function fieldAttributes(id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy || undefined,
  }
}

export function FieldLabel({
  id,
  label,
  optional = false,
}: { id: string } & Pick<FieldText, 'label' | 'optional'>) {
  return (
    <label htmlFor={id} className="block w-fit font-bold wrap-anywhere">
      <Say>{label}</Say>
      {optional && <OptionalMark />}
    </label>
  )
}

export function OptionalMark() {
  return (
    <span className="font-normal text-kecap-600">
      {' '}
      <Say>{widgets.optional}</Say>
    </span>
  )
}

/** Hint and error below the control. */
export function FieldNotes({ id, hint, error }: { id: string } & Pick<FieldText, 'hint' | 'error'>) {
  const announce = useContext(AnnounceErrors)
  const lang = useLang()
  const sentenceOf = useContext(FieldMessages)
  const known = typeof error === 'string' ? sentenceOf(error) : error
  // An unknown message comes from the server, whose default language is Indonesian.
  const message = typeof known === 'string' && known ? inReadersLanguage(known, 'id') : known
  return (
    <>
      {message && (
        <p
          id={`${id}-error`}
          lang={lang(message)}
          role={announce ? 'alert' : undefined}
          className="flex items-start gap-1.5 text-small font-medium text-cabai-700"
        >
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={2} />
          <Say>{message}</Say>
        </p>
      )}
      {hint && (
        <Say.p id={`${id}-hint`} className="text-small text-kecap-600">
          {hint}
        </Say.p>
      )}
    </>
  )
}

/** Classes of a text control. The text is 16 px, because phones zoom into smaller inputs. */
export const controlStyle =
  'w-full rounded-input border border-garis-kuat bg-white px-4 py-2.5 text-body text-kecap-900 ' +
  'placeholder:text-kecap-600 aria-invalid:border-2 aria-invalid:border-cabai-600 ' +
  'disabled:bg-santan-200 disabled:text-kecap-600'
