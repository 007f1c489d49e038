import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { promotions as words } from '@dimsum/words/desk/promotions'
import type { Sentence } from '@dimsum/words/sentence'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { promotionCodesQuery } from '../../api/promotions.ts'

/** Mutation on a code: shows a toast for success or failure, and refetches the codes. */
export function usePromotionAct<Input, Answer>(
  act: (input: Input) => Promise<Answer>,
  done: (answer: Answer) => Sentence,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (answer) => toast({ title: done(answer), tone: 'success' }),
    onError: (error) =>
      toast({
        title: words.notDone,
        description: errorMessage(error, words.pressAgain),
        tone: 'danger',
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: promotionCodesQuery.queryKey }),
  })
}
