import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { RetryButton } from '@dimsum/ui/retry-button.tsx'
import type { Sentence } from '@dimsum/words/sentence'
import { widgets } from '@dimsum/words/widgets'

/** Says what could not be loaded, and offers another try. */
export function NotLoaded({ title, onRetry }: { title: Sentence; onRetry: () => unknown }) {
  return (
    <InlineAlert title={title}>
      <RetryButton className="mt-3" onClick={() => onRetry()}>
        {widgets.tryAgain}
      </RetryButton>
    </InlineAlert>
  )
}
