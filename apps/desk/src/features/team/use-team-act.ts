import { toast } from '@dimsum/ui/toast-store.ts'
import { team, teamRefusals } from '@dimsum/words/desk/team'
import type { Sentence } from '@dimsum/words/sentence'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adminSessionQuery } from '../../api/session.ts'
import { teamQuery } from '../../api/team.ts'
import { refusalSentence } from '../../components/refusal-sentence.ts'

const known = Object.values(teamRefusals)

/** A change of the team: says what was done, and reads again who is there; one's own role may have changed too. */
export function useTeamAct<Input>(act: (input: Input) => Promise<unknown>, done: Sentence) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => toast({ title: done, tone: 'success' }),
    onError: (error) =>
      toast({
        title: team.notDone,
        description: refusalSentence(error, { known, otherwise: team.pressAgain }),
        tone: 'danger',
      }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: teamQuery.queryKey }),
        queries.invalidateQueries({ queryKey: adminSessionQuery.queryKey }),
      ]),
  })
}
