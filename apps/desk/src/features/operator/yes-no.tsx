import { Say } from '@dimsum/ui/say.tsx'
import { operator } from '@dimsum/words/desk/operator'
import type { Sentence } from '@dimsum/words/sentence'
import { CircleCheck, CircleX } from 'lucide-react'

type YesNoProps = {
  value: boolean
  yes?: Sentence
  no?: Sentence
  /** Shows a «no» as a good state. */
  isFine?: boolean
}

export function YesNo({ value, yes = operator.yes, no = operator.no, isFine = false }: YesNoProps) {
  const Icon = value ? CircleCheck : CircleX
  const tone = value ? 'text-ready' : isFine ? 'text-kecap-700' : 'text-cabai-700'
  return (
    <span className={`inline-flex items-baseline gap-2 font-bold ${tone}`}>
      <Say>{value ? yes : no}</Say>
      <Icon aria-hidden="true" className="-order-1 mt-0.75 size-5 shrink-0 self-start" strokeWidth={2} />
    </span>
  )
}
