import { useEffect } from 'react'

const mark = /^\(\d+\) /

/** Puts how many things wait before the title of the tab: `(2) Admin Dashboard`. */
export function useTitleCount(count: number) {
  useEffect(() => {
    const write = () => {
      const plain = document.title.replace(mark, '')
      const title = count > 0 ? `(${count}) ${plain}` : plain
      if (document.title !== title) document.title = title
    }
    write()
    // Screens write their own titles; the count stays before them.
    const watcher = new MutationObserver(write)
    watcher.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => {
      watcher.disconnect()
      document.title = document.title.replace(mark, '')
    }
  }, [count])
}
