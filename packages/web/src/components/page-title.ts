import { useEffect } from 'react'
import { useShop } from '../api/shop.ts'

/** Sets the document's title for a page that knows more than its route: `Invoice #000123 · {brand}`. */
export function usePageTitle(title: string) {
  const { name } = useShop()
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])
}
