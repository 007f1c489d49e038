import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { promotions as words } from '@dimsum/words/desk/promotions'
import type { Sentence } from '@dimsum/words/sentence'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { promotionCodesQuery } from '../../api/promotions.ts'

/** A press on a code: says what was done, or why not, and reads the codes again. */
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
