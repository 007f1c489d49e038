import type { MenuPhoto } from '@dimsum/contract/menu'
import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useFirstPress } from '@dimsum/ui/use-first-press.ts'
import { PhotoUpload } from '@dimsum/web/components/photo-upload/photo-upload.tsx'
import { useSendPhoto } from '@dimsum/web/components/photo-upload/use-send-photo.ts'
import { packagePhoto as words } from '@dimsum/words/desk/package-photo'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { putPhoto, removePhoto, sendPhoto } from '../../api/menu.ts'
import { toastFailure } from '../../components/toast-failure.ts'
import { PackagePicture } from './package-picture.tsx'

type PackagePhotoProps = { packageType: string; photo: MenuPhoto | null }

/** Changes the photo of a package; a chosen photo is stored at once. */
export function PackagePhoto({ packageType, photo }: PackagePhotoProps) {
  const queries = useQueryClient()
  const sending = useSendPhoto({
    put: (jpeg, options) => sendPhoto(packageType, jpeg, options),
    onStored: ({ photo: stored }) => {
      putPhoto(queries, packageType, stored)
      toast({ title: words.saved, tone: 'success' })
    },
  })
  const { preview } = sending
  return (
    <fieldset className="grid min-w-0 gap-3">
      <Say.legend className="mb-2 font-bold">{words.name}</Say.legend>
      <div className="flex flex-wrap items-start gap-4">
        {preview ? (
          <span
            className="aspect-4/3 w-40 overflow-hidden rounded-input *:size-full *:object-cover"
            ref={(place) => place?.replaceChildren(preview)}
          />
        ) : (
          <PackagePicture
            packageType={packageType}
            photo={photo}
            sizes="10rem"
            className="aspect-4/3 w-40 rounded-input"
          />
        )}
        <PhotoUpload sending={sending} label={photo ? words.replace : words.choose} hint={words.hint}>
          {photo && <RemovePhoto packageType={packageType} />}
        </PhotoUpload>
      </div>
    </fieldset>
  )
}

/** Removes the photo on the second press, because this cannot be undone. A double tap is one press. */
function RemovePhoto({ packageType }: { packageType: string }) {
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const removing = useMutation({
    mutationFn: () => removePhoto(packageType),
    onSuccess: () => {
      putPhoto(queries, packageType, null)
      toast({ title: words.removed, tone: 'success' })
    },
    onError: toastFailure(words.notRemoved),
  })
  const press = useFirstPress(() => (isAsking ? removing.mutate() : setAsking(true)))
  return (
    <Button
      variant="quiet"
      className="px-3!"
      busy={removing.isPending}
      onBlur={() => setAsking(false)}
      onClick={press}
    >
      {isAsking ? words.removeAgain : words.remove}
    </Button>
  )
}
