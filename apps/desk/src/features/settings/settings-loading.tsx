import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { LoadingRegion, Skeleton } from '@dimsum/ui/skeleton.tsx'

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
    <InlineAlert title="Pengaturan belum bisa dimuat.">
      <p>{error.message}</p>
      <Button variant="outline" className="mt-3" onClick={retry}>
        Coba lagi
      </Button>
    </InlineAlert>
  )
}
