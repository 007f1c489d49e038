import { Say } from '@dimsum/ui/say.tsx'
import { LoadingRegion, Skeleton } from '@dimsum/ui/skeleton.tsx'
import type { Sentence } from '@dimsum/words/sentence'

/**
 * A screen of the desk until its code runs and the session is known: its title and placeholders. Part of the document,
 * so that a slow phone shows it seconds earlier; it has no data.
 */
export function OpeningScreen({ title }: { title: Sentence }) {
  return (
    <LoadingRegion className="mx-auto grid max-w-content gap-4 px-4 py-4 sm:px-6 lg:px-8 print:hidden">
      <Say.p className="text-h1 font-extrabold">{title}</Say.p>
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-80 w-full rounded-card" />
    </LoadingRegion>
  )
}
