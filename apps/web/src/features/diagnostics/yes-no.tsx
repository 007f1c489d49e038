import { CircleCheck, CircleX } from 'lucide-react'

/** A tick or a cross, always with its word. */
export function YesNo({ value, yes = 'Yes', no = 'No' }: { value: boolean; yes?: string; no?: string }) {
  const Icon = value ? CircleCheck : CircleX
  return (
    <span className={`inline-flex items-center gap-2 font-bold ${value ? 'text-ready' : 'text-cabai-700'}`}>
      <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={2} />
      {value ? yes : no}
    </span>
  )
}
