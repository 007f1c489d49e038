import { TextField } from '@dimsum/ui/text-field.tsx'
import { Search } from 'lucide-react'
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'

const pauseMs = 250

type SearchFieldProps = ComponentProps<typeof TextField> & {
  value: string
  onSearch: (search: string) => void
}

/** Searches by part of a name, a phone in any notation, or an order number. Debounced. */
export function SearchField({ value, onSearch, ...field }: SearchFieldProps) {
  /** Null once the text was searched for; `value` then says what the input shows. */
  const [typed, setTyped] = useState<string | null>(null)
  const search = useEffectEvent((text: string) => {
    if (text !== value) onSearch(text)
    setTyped(null)
  })

  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => search(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <TextField
      {...field}
      type="search"
      value={typed ?? value}
      maxLength={100}
      enterKeyHint="search"
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      trailing={<Search aria-hidden="true" className="mr-4 size-5 text-kecap-600" strokeWidth={1.75} />}
    />
  )
}
