import { CircleCheck, CircleX } from 'lucide-react'

/** A tick or a cross, always with its word. */
export function YesNo({ value, yes = 'Yes', no = 'No' }: { value: boolean; yes?: string; no?: string }) {
  const Icon = value ? CircleCheck : CircleX
  return (
    <span className={`inline-flex items-start gap-2 font-bold ${value ? 'text-ready' : 'text-cabai-700'}`}>
      {value ? yes : no}
      <Icon aria-hidden="true" className="-order-1 mt-0.75 size-5 shrink-0" strokeWidth={2} />
    </span>
  )
}
