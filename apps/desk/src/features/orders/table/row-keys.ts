import type { KeyboardEvent } from 'react'

type RowKeys = {
  /** Chooses the orders of these ids, besides those that are. */
  onChoose: (...ids: readonly number[]) => void
  onToggle: (id: number) => void
  onAll: () => void
  onClear: () => void
  /** Leads into the details of the order. */
  onOpen: () => void
}

/**
 * The keys of a list of lines: arrows, Home and End move, with Shift they choose along the way; Space chooses, Enter opens
 * the details, Escape drops the choice, Ctrl+A chooses all. Keys pressed on a button or box in a line stay theirs.
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
