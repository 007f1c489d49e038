import { Button } from '@dimsum/ui/button.tsx'
import type { Sentence } from '@dimsum/words/sentence'
import { widgets } from '@dimsum/words/widgets'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { QueryState } from './query-state.tsx'

type PagesOfListProps = {
  list: ComponentProps<typeof QueryState>['query'] &
    Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  notLoaded: Sentence
  /** Class with the height of a skeleton entry. */
  entryHeight: string
  /** Label of the button that loads the next page. */
  more: Sentence
  /** Entries, or a text for an empty list. */
  children: ReactNode
}

/** A paginated list: error, skeleton, entries and a button for more. */
export function PagesOfList({ list, notLoaded, entryHeight, more, children }: PagesOfListProps) {
  return (
    <>
      <QueryState
        query={list}
        notLoaded={notLoaded}
        className="grid gap-3"
        bars={Array(3).fill(`${entryHeight} w-full rounded-card`)}
      />
      {children}
      {list.hasNextPage && (
        <Button
          variant="outline"
          size="xl"
          wide
          busy={list.isFetchingNextPage}
          busyText={widgets.loading}
          onClick={() => list.fetchNextPage()}
        >
          {more}
        </Button>
      )}
    </>
  )
}
