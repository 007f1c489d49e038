import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { useText } from '@dimsum/ui/say.tsx'
import { labelCamera } from '@dimsum/words/desk/label-scan'
import { CameraOff } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createBarcodeReader } from './barcode-reader.ts'

/** Pause between two frames (ms): fast enough, and keeps the phone cool. */
const pauseMs = 80

/** The same label is ignored for this time (ms), because it stays in front of the camera. */
const sameCodeAfterMs = 3000

type CameraScannerProps = { onCode: (code: string) => void; onClose: () => void }

/** Scans camera frames until it is closed. */
export function CameraScanner({ onCode, onClose }: CameraScannerProps) {
  const text = useText()
  const video = useRef<HTMLVideoElement>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const take = useEffectEvent(onCode)
  useEffect(() => {
    const picture = video.current
    if (!picture) return
    let stream: MediaStream | undefined
    let isOpen = true
    const close = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const run = async () => {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
      })
      if (!isOpen) return close()
      picture.srcObject = stream
      await picture.play()
      await readUntil(picture, () => !isOpen, take)
    }
    run().catch((error: unknown) => {
      if (isOpen) setFailure(error instanceof DOMException ? error.name : String(error))
    })
    return () => {
      isOpen = false
      close()
    }
  }, [])

  return (
    <div className="grid gap-3">
      {failure === null ? (
        <video
          ref={video}
          muted
          playsInline
          aria-label={text(labelCamera.picture)}
          className="aspect-4/3 w-full rounded-card bg-kecap-900 object-cover"
        />
      ) : (
        <InlineAlert
          title={labelCamera.failed}
          detail={failure === 'NotAllowedError' ? labelCamera.allow : labelCamera.typeNumber}
        />
      )}
      <Button icon={CameraOff} variant="outline" size="xl" wide onClick={onClose}>
        {labelCamera.close}
      </Button>
    </div>
  )
}

async function readUntil(
  picture: HTMLVideoElement,
  isOver: () => boolean,
  onCode: (code: string) => void,
): Promise<void> {
  const read = await createBarcodeReader()
  const seenAt = new Map<string, number>()
  while (!isOver()) {
    const found = picture.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await read(picture) : []
    for (const code of found) {
      const now = performance.now()
      if (now - (seenAt.get(code) ?? Number.NEGATIVE_INFINITY) > sameCodeAfterMs) onCode(code)
      seenAt.set(code, now)
    }
    await new Promise((resume) => setTimeout(resume, pauseMs))
  }
}
