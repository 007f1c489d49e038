import { toast } from '@dimsum/ui/toast-store.ts'
import { photoFaults } from '@dimsum/words/photo-faults'
import { photoSending as words } from '@dimsum/words/photo-sending'
import { useMutation } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { ApiError, errorMessage } from '../../api/api-error.ts'
import type { UploadOptions } from '../../api/upload.ts'
import { PhotoRefused, shrinkPhoto } from './shrink-photo.ts'

/** Reason why a photo was not stored, and whether sending the same file again may succeed. */
function failureOf(error: Error) {
  if (error instanceof PhotoRefused) return { message: error.userMessage, mayPass: false }
  const { code } = error instanceof ApiError ? error : { code: 'unknown' }
  if (code === 'too-large') return { message: photoFaults.large, mayPass: false }
  return { message: errorMessage(error), mayPass: code !== 'validation' && code !== 'conflict' }
}

type Sending<Stored> = {
  put: (jpeg: Blob, options: UploadOptions) => Promise<Stored>
  /** Also called when the screen was left meanwhile. */
  onStored: (stored: Stored) => void
}

export type SendingPhoto = ReturnType<typeof useSendPhoto>

/** Shrinks and uploads a photo. The upload continues after the form is closed; a toast then shows the result. */
export function useSendPhoto<Stored>({ put, onStored }: Sending<Stored>) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const [percent, setPercent] = useState(0)
  const ending = useRef(new AbortController())
  const isShown = useRef(true)
  // A layout effect: other effects are cleaned up too late, after the response may have arrived.
  useLayoutEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const sending = useMutation({
    mutationFn: async (file: Blob) => {
      const { signal } = ending.current
      const { canvas: smaller, jpeg } = await shrinkPhoto(file)
      signal.throwIfAborted()
      setCanvas(smaller)
      const onProgress = (sent: number) => setPercent(Math.floor(100 * sent))
      return put(jpeg, { signal, onProgress })
    },
    onSuccess: onStored,
    onError: (error) => {
      if (error.name === 'AbortError' || isShown.current) return
      toast({ title: words.notSaved, description: failureOf(error).message, tone: 'danger' })
    },
  })
  const { isPending, error, variables: file, mutate, reset } = sending
  const stop = () => {
    ending.current.abort()
    reset()
  }
  const send = (next: Blob) => {
    if (isPending) return
    ending.current = new AbortController()
    setCanvas(null)
    setPercent(0)
    mutate(next)
  }
  return {
    send,
    stop,
    again: () => file && send(file),
    failure: error && failureOf(error),
    /** Current stage; null when idle. */
    stage: !isPending
      ? null
      : canvas === null
        ? words.shrinking
        : percent < 100
          ? words.sending(percent)
          : words.preparing,
    /** The converted photo, until it is stored or cancelled. */
    preview: isPending || error ? canvas : null,
    percent,
  }
}
