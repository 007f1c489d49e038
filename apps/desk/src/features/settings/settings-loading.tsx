import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { LoadingRegion, Skeleton } from '@dimsum/ui/skeleton.tsx'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { settings } from '@dimsum/words/desk/settings'

/** A section whose settings are on the way. */
export function SettingsLoading() {
  return (
    <LoadingRegion className="max-w-form">
      <Skeleton className="h-80 w-full rounded-card" />
    </LoadingRegion>
  )
}

/** A section whose settings did not come. */
export function SettingsUnloaded({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <InlineAlert title={settings.notLoaded}>
      <p>
        <Say>{errorMessage(error)}</Say>
      </p>
      <Button variant="outline" className="mt-3" onClick={retry}>
        <Say>{settings.tryAgain}</Say>
      </Button>
    </InlineAlert>
  )
}
