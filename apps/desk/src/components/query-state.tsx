import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { RetryButton } from '@dimsum/ui/retry-button.tsx'
import { LoadingRegion } from '@dimsum/ui/skeleton.tsx'
import { errorMessage, isMissing } from '@dimsum/web/api/api-error.ts'
import type { Sentence } from '@dimsum/words/sentence'
import { widgets } from '@dimsum/words/widgets'

type NotLoadedProps = {
  /** What could not be loaded; not needed below a heading that names it. */
  title?: Sentence | undefined
  query: { error: unknown; refetch: () => unknown }
}

/** Says what could not be loaded and why, and offers another try. What does not exist is not tried again. */
export function NotLoaded({ title, query: { error, refetch } }: NotLoadedProps) {
  return (
    <InlineAlert title={title ?? errorMessage(error)} detail={title && errorMessage(error)}>
      {!isMissing(error) && (
        <RetryButton className="mt-3" onClick={() => refetch()}>
          {{ ...widgets.tryAgain, byDefault: title?.byDefault ?? 'id' }}
        </RetryButton>
      )}
    </InlineAlert>
  )
}

type QueryStateProps = {
  query: NotLoadedProps['query'] & { isPending: boolean }
  notLoaded?: Sentence | undefined
  className?: string
  /** Class of each placeholder bar. */
  bars: readonly string[]
}

/** Placeholders until a query has data. After a failure the reason, and another try. */
export function QueryState({ query, notLoaded, className = 'grid', bars }: QueryStateProps) {
  if (query.error) return <NotLoaded title={notLoaded} query={query} />
  return query.isPending && <LoadingRegion className={className} bars={bars} />
}
