import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { LoadingRegion, Skeleton } from '@dimsum/ui/skeleton.tsx'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { settings } from '@dimsum/words/desk/settings'

/** Skeleton of a section. */
export function SettingsLoading() {
  return (
    <LoadingRegion className="max-w-form">
      <Skeleton className="h-80 w-full rounded-card" />
    </LoadingRegion>
  )
}

/** Error of a section that failed to load. */
export function SettingsUnloaded({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <InlineAlert title={settings.notLoaded}>
      <Say.p>{errorMessage(error)}</Say.p>
      <Button variant="outline" className="mt-3" onClick={retry}>
        {settings.tryAgain}
      </Button>
    </InlineAlert>
  )
}
