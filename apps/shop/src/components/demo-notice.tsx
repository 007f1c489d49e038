import { Badge } from '@dimsum/ui/badge.tsx'

/** On every payment screen of a shop that runs without a provider: no money moves here. */
export function DemoNotice() {
  return (
    <div
      role="note"
      aria-label="Demo Mode"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-kunyit-500 bg-kunyit-100 p-4 text-kunyit-800"
    >
      <Badge tone="popular" lang="en">
        Demo Mode
      </Badge>
      <p lang="id" className="min-w-0 flex-1 basis-56 font-medium">
        Ini toko percobaan: tidak ada uang yang berpindah.
      </p>
    </div>
  )
}
