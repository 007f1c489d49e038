import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { attentionQuery } from '../../api/attention.ts'
import { useSteadyList } from '../../components/steady-list.ts'
import { Button } from '../../ui/button.tsx'
import { AttentionEntry } from './attention-entry.tsx'

/**
 * «Perlu perhatian»: what the owner must look at; nothing at all while there is nothing. An entry that comes in while
 * somebody works waits behind a button at the lower edge, so that no card moves under a thumb.
 */
export function AttentionList() {
  const { data } = useQuery(attentionQuery)
  const { shown, waiting, bringIn } = useSteadyList(data?.items, { isBesideOthers: true })
  const open = shown.filter(({ closedAt }) => closedAt === null)
  const bring = () => {
    bringIn()
    scrollTo({ top: 0 })
  }
  return (
    <>
      {open.length > 0 && (
        <section
          lang="id"
          aria-labelledby="attention-title"
          className="mb-4 rounded-card border-2 border-cabai-600 bg-white p-4 sm:mb-6 sm:p-5"
        >
          <h2 id="attention-title" className="flex items-center gap-2 text-title font-bold text-cabai-700">
            <TriangleAlert aria-hidden="true" className="size-6 shrink-0" strokeWidth={2} />
            Perlu perhatian ({data?.open ?? open.length})
          </h2>
          <ul className="mt-3 grid gap-4">
            {open.map((item) => (
              <AttentionEntry key={item.id} item={item} />
            ))}
          </ul>
        </section>
      )}
      {waiting > 0 && (
        <div
          lang="id"
          className="pointer-events-none fixed inset-x-0 bottom-4 z-30 flex justify-center px-4 print:hidden"
        >
          <Button variant="danger" onClick={bring} className="pointer-events-auto shadow-floating">
            <TriangleAlert aria-hidden="true" className="size-5 shrink-0" strokeWidth={2} />
            Perlu perhatian ({waiting}) · tampilkan
          </Button>
        </div>
      )}
    </>
  )
}
