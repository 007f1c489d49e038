import { Button } from '@dimsum/ui/button.tsx'
import { orderExport } from '@dimsum/words/desk/order-payment'
import type { Message } from '@dimsum/words/sentence'
import { useMutation } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { saveAsFile } from './save-as-file.ts'
import { toastFailure } from './toast-failure.ts'

type NamedFile = { name: string; read: () => Promise<Blob> }

type DownloadButtonProps = Pick<ComponentProps<typeof Button>, 'icon' | 'className'> & {
  label: Message
  file: NamedFile
}

/** Saves a file. A link with `download` would leave a refusal to the browser. */
export function DownloadButton({ label, file, ...button }: DownloadButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ read }: NamedFile) => read(),
    onSuccess: (content, { name }) => saveAsFile(name, content),
    onError: toastFailure(orderExport.failed),
  })
  return (
    <Button variant="outline" {...button} busy={isPending} onClick={() => mutate(file)}>
      {label}
    </Button>
  )
}
