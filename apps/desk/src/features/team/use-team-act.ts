import { toast } from '@dimsum/ui/toast-store.ts'
import { team } from '@dimsum/words/desk/team'
import type { Sentence } from '@dimsum/words/sentence'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adminSessionQuery } from '../../api/session.ts'
import { teamQuery } from '../../api/team.ts'
import { toastFailure } from '../../components/toast-failure.ts'

/**
 * Mutation on the team: shows a toast and refetches the team and the session, because the user's own role may have
 * changed.
 */
export function useTeamAct<Input>(act: (input: Input) => Promise<unknown>, done: Sentence) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => toast({ title: done, tone: 'success' }),
    onError: toastFailure(team.notDone),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: teamQuery.queryKey }),
        queries.invalidateQueries({ queryKey: adminSessionQuery.queryKey }),
      ]),
  })
}
