import type { ChoiceOption, OwnChoiceGroup } from '@dimsum/contract/menu'
import { toast } from '@dimsum/ui/toast-store.ts'
import { menuActs, menu as words } from '@dimsum/words/desk/menu'
import { ownText } from '@dimsum/words/sentence'
import { widgets } from '@dimsum/words/widgets'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeChoices, menuQuery, putChoices } from '../../api/menu.ts'
import { toastFailure } from '../../components/toast-failure.ts'

type Turning = { option: ChoiceOption; until: string | null; isUndo?: true }

/**
 * Marks an option as sold out or as on sale. The toast has a button that undoes it. Quick presses on several options are
 * sent one after the other, each based on the previous result.
 */
export function useTurnOption({ id, options: shown }: OwnChoiceGroup) {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    scope: { id: `turn-option-${id}` },
    mutationFn: ({ option, until }: Turning) => {
      const groups = queries.getQueryData(menuQuery.queryKey)?.choiceGroups
      const options = groups?.find((group) => group.id === id)?.options ?? shown
      return changeChoices({
        id,
        options: options.map((each) => (each.id === option.id ? { ...each, soldOutUntil: until } : each)),
        expected: { options },
      })
    },
    onSuccess: (stored, { option, until, isUndo }) => {
      putChoices(queries, stored)
      toast({
        title: (until === null ? menuActs.isBack : menuActs.soldOut)(ownText(option.name)),
        tone: 'success',
        ...(!isUndo && {
          action: {
            label: widgets.undo,
            onPress: () => mutate({ option, until: option.soldOutUntil, isUndo: true }),
          },
        }),
      })
    },
    onError: toastFailure(words.notDone),
    onSettled: () => queries.invalidateQueries({ queryKey: menuQuery.queryKey }),
  })
  return (option: ChoiceOption, until: string | null) => mutate({ option, until })
}
