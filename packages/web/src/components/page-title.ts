import { type Said, useText } from '@dimsum/ui/say.tsx'
import { useEffect } from 'react'
import { useShop } from '../api/shop.ts'

/** Sets the document's title for a page that knows more than its route: `Invoice #000123 · {brand}`. */
export function usePageTitle(words: Said) {
  const text = useText()
  const { name } = useShop()
  const title = `${text(words)} · ${name}`
  useEffect(() => {
    document.title = title
  }, [title])
}
