import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { photoSending as words } from '@dimsum/words/photo-sending'
import type { Sentence } from '@dimsum/words/sentence'
import { type ReactNode, useRef } from 'react'
import type { SendingPhoto } from './use-send-photo.ts'

type PhotoUploadProps = {
  sending: SendingPhoto
  label: Sentence
  hint: Sentence
  /** Id of the button. */
  id?: string
  /** Further buttons. */
  children?: ReactNode
}

/** Button to choose a photo, its progress, and the reason why it was refused. */
export function PhotoUpload({ sending, label, hint, id, children }: PhotoUploadProps) {
  const input = useRef<HTMLInputElement>(null)
  const { send, stop, again, failure, stage, percent } = sending
  return (
    <div className="grid min-w-0 flex-1 basis-44 grid-cols-1 justify-items-start gap-2">
      {stage ? (
        <>
          <Say.p role="status">{stage}</Say.p>
          <progress className="w-full accent-pandan-700" max={100} value={percent} aria-hidden />
          {percent < 100 && (
            <Button variant="outline" onClick={stop}>
              {words.cancel}
            </Button>
          )}
        </>
      ) : (
        <>
          <div className="flex flex-wrap gap-2">
            <Button id={id} variant="outline" onClick={() => input.current?.click()}>
              {label}
            </Button>
            {children}
          </div>
          <Say.p className="text-small text-kecap-700">{hint}</Say.p>
        </>
      )}
      {failure && (
        <InlineAlert title={words.notSaved}>
          <Say.p>{failure.message}</Say.p>
          {failure.mayPass && (
            <div className="mt-3 flex flex-wrap gap-2">
              <Button variant="outline" onClick={again}>
                {words.again}
              </Button>
              <Button variant="quiet" onClick={stop}>
                {words.cancel}
              </Button>
            </div>
          )}
        </InlineAlert>
      )}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // Otherwise choosing the same file again fires no event.
          currentTarget.value = ''
          if (file) send(file)
        }}
      />
    </div>
  )
}
