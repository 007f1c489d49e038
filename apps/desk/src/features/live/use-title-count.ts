import { useEffect } from 'react'

const mark = /^\(\d+\) /

/** Prefixes the tab's title with a count: `(2) Admin Dashboard`. */
export function useTitleCount(count: number) {
  useEffect(() => {
    const write = () => {
      const plain = document.title.replace(mark, '')
      const title = count > 0 ? `(${count}) ${plain}` : plain
      if (document.title !== title) document.title = title
    }
    write()
    // Screens set their own titles, so the prefix is added again after each change.
    const watcher = new MutationObserver(write)
    watcher.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => {
      watcher.disconnect()
      document.title = document.title.replace(mark, '')
    }
  }, [count])
}
