import { toast } from '@dimsum/ui/toast-store.ts'
import { formDraft } from '@dimsum/words/form-draft'
import type { Message } from '@dimsum/words/sentence'
import { useEffect, useEffectEvent } from 'react'

/**
 * Shows a toast when another device removes the entry of an open form, which is then unmounted.
 * @param goneTitle title of the toast, or undefined while the entry exists
 */
export function useGoneToast(goneTitle: () => Message | undefined) {
  const tell = useEffectEvent(() => {
    const title = goneTitle()
    if (title) toast({ title, description: formDraft.closed, cause: 'background' })
  })
  useEffect(() => tell, [])
}
