import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { TextField } from '../../ui/text-field.tsx'

const pauseMs = 250

/** Finds by part of a name, a phone however written, or an order number; asks when the typing pauses. */
export function OrderSearch({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(value)

  // «Hapus filter» empties the box too.
  useEffect(() => setTyped(value), [value])

  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => onSearch(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])

  return (
    <TextField
      name="search"
      type="search"
      label="Search"
      hint="Name, phone or order id"
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
