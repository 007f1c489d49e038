import { type MessageNode, Say } from '@dimsum/ui/say.tsx'
import type { ReactNode } from 'react'

type FormPartProps = { legend: MessageNode; about?: MessageNode; children: ReactNode }

/** Fields of a form that belong together, with what they are about. */
export function FormPart({ legend, about, children }: FormPartProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4 rounded-card border border-garis p-4">
      <Say.legend className="px-1 text-title font-bold">{legend}</Say.legend>
      {about && <Say.p className="-mt-3 text-small text-kecap-700">{about}</Say.p>}
      {children}
    </fieldset>
  )
}

/** Attributes of a short text such as a name. */
export const shortText = { maxLength: 60, autoComplete: 'off' } as const
