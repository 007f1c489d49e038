import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { team } from '@dimsum/words/desk/team'
import type { Sentence } from '@dimsum/words/sentence'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adminSessionQuery } from '../../api/session.ts'
import { teamQuery } from '../../api/team.ts'

/** A change of the team: says what was done, and reads again who is there; one's own role may have changed too. */
export function useTeamAct<Input>(act: (input: Input) => Promise<unknown>, done: Sentence) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => toast({ title: done, tone: 'success' }),
    onError: (error) =>
      toast({
        title: team.notDone,
        description: errorMessage(error, team.pressAgain),
        tone: 'danger',
      }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: teamQuery.queryKey }),
        queries.invalidateQueries({ queryKey: adminSessionQuery.queryKey }),
      ]),
  })
}
