import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import type { Message } from '@dimsum/words/sentence'

/**
 * `onError` of a mutation: a toast with the server's message.
 * @param otherwise text for an error without a message
 */
export const toastFailure = (title: Message, otherwise?: Message) => (error: Error) => {
  toast({ title, description: errorMessage(error, otherwise), tone: 'danger' })
}
