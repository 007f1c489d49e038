import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import type { Sentence } from '@dimsum/words/sentence'

type NotLoadedProps = {
  words: { notLoaded: Sentence; tryAgain: Sentence }
  error: unknown
  onRetry: () => unknown
}

/** Says what could not be loaded and why, and offers another try. */
export function NotLoaded({ words, error, onRetry }: NotLoadedProps) {
  return (
    <InlineAlert title={words.notLoaded} detail={errorMessage(error)}>
      <Button variant="outline" className="mt-3" onClick={() => onRetry()}>
        {words.tryAgain}
      </Button>
    </InlineAlert>
  )
}
