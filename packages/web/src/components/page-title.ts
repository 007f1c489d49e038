import { useText } from '@dimsum/ui/say.tsx'
import type { Message } from '@dimsum/words/sentence'
import { useEffect } from 'react'
import { useShop } from '../api/shop.ts'

/** Overrides the route's title: `Invoice #000123 · {brand}`. */
export function usePageTitle(words: Message) {
  const text = useText()
  const { name } = useShop()
  const title = `${text(words)} · ${name}`
  useEffect(() => {
    document.title = title
  }, [title])
}
