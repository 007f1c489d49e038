import { Say, useText } from '@dimsum/ui/say.tsx'
import { analytics } from '@dimsum/words/desk/analytics'
import type { Sentence } from '@dimsum/words/sentence'
import { type ReactNode, useId, useState } from 'react'

/** The chart's numbers as a table, for keyboard and screen reader. */
export function FigureTable({
  caption,
  columns,
  rows,
}: {
  caption: Sentence
  columns: readonly Sentence[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const text = useText()
  return (
    <div className="mt-3">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="min-h-12 font-bold text-pandan-700 underline"
      >
        <Say>{open ? analytics.hideTable : analytics.showTable}</Say>
      </button>
      {open && (
        <section id={id} aria-label={text(caption)} className="overflow-x-auto" tabIndex={-1}>
          <table className="w-full text-small">
            <caption className="sr-only">
              <Say>{caption}</Say>
            </caption>
            <thead>
              <tr className="border-b border-garis text-left">
                {columns.map((column) => (
                  <Say.th key={column.en} scope="col" className="py-2 pr-4">
                    {column}
                  </Say.th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key} className="border-b border-garis">
                  {row.cells.map((cell, column) => (
                    <td key={columns[column]?.en} className="py-2 pr-4 whitespace-nowrap">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}
