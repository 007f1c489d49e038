import { TextField } from '@dimsum/ui/text-field.tsx'
import { orderFilters } from '@dimsum/words/desk/order-list'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

const pauseMs = 250

/** Searches by part of a name, a phone in any notation, or an order number. Debounced. */
export function OrderSearch({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(value)
  const asked = useRef(value)
  const ask = useEffectEvent(onSearch)

  // A search set from outside («Hapus filter», a link) replaces the input's text.
  useEffect(() => {
    if (asked.current === value) return
    asked.current = value
    setTyped(value)
  }, [value])

  useEffect(() => {
    if (typed === asked.current) return
    const timer = setTimeout(() => {
      asked.current = typed
      ask(typed)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <TextField
      name="search"
      type="search"
      label={orderFilters.search}
      placeholder={orderFilters.searchExample}
      value={typed}
      maxLength={100}
      enterKeyHint="search"
      autoComplete="off"
      data-shortcut="search"
      onChange={(event) => setTyped(event.target.value)}
      trailing={<Search aria-hidden="true" className="mr-4 size-5 text-kecap-600" strokeWidth={1.75} />}
    />
  )
}
