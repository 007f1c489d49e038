import { type ReactNode, useId, useState } from 'react'

/** The same numbers as the drawing above it, for keyboard and screen reader. */
export function FigureTable({
  caption,
  columns,
  rows,
}: {
  caption: string
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="mt-3">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        lang="id"
        className="min-h-12 font-bold text-pandan-700 underline"
      >
        {open ? 'Sembunyikan tabel' : 'Lihat sebagai tabel'}
      </button>
      {open && (
        <section id={id} aria-label={caption} className="overflow-x-auto" tabIndex={-1}>
          <table className="w-full text-small">
            <caption className="sr-only">{caption}</caption>
            <thead>
              <tr className="border-b border-garis text-left">
                {columns.map((column) => (
                  <th key={column} scope="col" className="py-2 pr-4">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key} className="border-b border-garis">
                  {row.cells.map((cell, column) => (
                    <td key={columns[column]} className="py-2 pr-4 whitespace-nowrap">
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
