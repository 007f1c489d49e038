import type { KeyboardEvent } from 'react'

type RowKeys = {
  /** Adds these orders to the selection. */
  onChoose: (...ids: readonly number[]) => void
  onToggle: (id: number) => void
  onAll: () => void
  onClear: () => void
  /** Moves the focus into the order's details. */
  onOpen: () => void
}

/**
 * Keyboard of the table: arrows, Home and End move, with Shift they also select. Space selects, Enter opens the
 * details, Escape clears the selection, Ctrl+A selects all. Keys on a button or checkbox in a row are not handled.
 */
export function rowKeys({ onChoose, onToggle, onAll, onClear, onOpen }: RowKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-order]')
    if (!row || event.altKey || event.defaultPrevented) return
    const act = () => {
      if (event.key === 'Escape') return onClear
      if (event.ctrlKey || event.metaKey) return event.key === 'a' ? onAll : undefined
      const goal = rowAt(event.key, row)
      if (goal) {
        return () => {
          if (event.shiftKey) onChoose(idOf(row), idOf(goal))
          goal.focus()
        }
      }
      if (event.target !== row) return undefined
      if (event.key === ' ') return () => onToggle(idOf(row))
      return event.key === 'Enter' ? onOpen : undefined
    }
    const wanted = act()
    if (!wanted) return
    event.preventDefault()
    wanted()
  }
}

const idOf = (row: HTMLElement) => Number(row.dataset.order)

function rowAt(key: string, row: HTMLElement): HTMLElement | undefined {
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>('[data-order]') ?? [])]
  const at = rows.indexOf(row)
  switch (key) {
    case 'ArrowDown':
      return rows[Math.min(at + 1, rows.length - 1)]
    case 'ArrowUp':
      return rows[Math.max(at - 1, 0)]
    case 'Home':
      return rows[0]
    case 'End':
      return rows.at(-1)
    default:
      return undefined
  }
}
