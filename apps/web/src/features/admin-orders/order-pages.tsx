import { Button } from '../../ui/button.tsx'

/** Orders on one page; the server's default. */
const pageSize = 20

/** Newer and older pages; nothing when one page holds all. */
export function OrderPages({
  page,
  total,
  onPage,
}: {
  page: number
  total: number
  onPage: (page: number) => void
}) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (pages === 1) return null
  const turn = (to: number) => {
    onPage(to)
    scrollTo({ top: 0 })
  }
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-3">
      <Button
        variant="outline"
        size="xl"
        aria-disabled={page <= 1}
        onClick={() => page > 1 && turn(page - 1)}
      >
        Newer
      </Button>
      <p aria-current="page" className="text-small font-medium">
        Page {page} of {pages}
      </p>
      <Button
        variant="outline"
        size="xl"
        aria-disabled={page >= pages}
        onClick={() => page < pages && turn(page + 1)}
      >
        Older
      </Button>
    </nav>
  )
}
