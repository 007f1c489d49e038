import type { NewChoiceGroup } from '@dimsum/contract/change-menu'
import type { OwnChoiceGroup } from '@dimsum/contract/menu'
import { toast } from '@dimsum/ui/toast-store.ts'
import { changedFields, useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { choiceRemoval } from '@dimsum/words/desk/choices'
import { menuForm as words } from '@dimsum/words/desk/menu'
import { ownText } from '@dimsum/words/sentence'
import { useQueryClient } from '@tanstack/react-query'
import { addChoices, changeChoices, choicesQuery } from '../../api/menu.ts'
import { useGoneToast } from '../../components/use-gone-toast.ts'
import { ChoiceForm } from './choice-form.tsx'
import {
  asAnswered,
  type ChoiceValues,
  choiceResolver,
  choiceValuesOf,
  emptyChoices,
} from './choice-values.ts'

type EditChoicesProps = {
  /** What is stored of the group; a new one without. */
  group?: OwnChoiceGroup
  onDone: () => void
}

/**
 * Adds a group of choices, or changes one. Only what differs is sent, so that two devices can change a group at once.
 */
export function EditChoices({ group, onDone }: EditChoicesProps) {
  const queries = useQueryClient()
  useGoneToast(() => {
    const stored = queries.getQueryData(choicesQuery.queryKey)?.choiceGroups
    if (!group || !stored || stored.some(({ id }) => id === group.id)) return undefined
    return choiceRemoval.removed(ownText(group.name))
  })
  const callForm = useCallForm<ChoiceValues, OwnChoiceGroup, NewChoiceGroup>({
    resolver: choiceResolver,
    defaultValues: group ? choiceValuesOf(group) : emptyChoices,
    draft: group ? `choices-${group.id}` : 'new-choices',
    prefix: 'choices-',
    mutationFn: (typed, seen) => {
      if (!group) return addChoices(typed)
      const { change, expected } = changedFields(typed, asAnswered(seen) as NewChoiceGroup)
      return changeChoices({ id: group.id, ...change, expected })
    },
    ...(group && {
      reread: async () => {
        const { choiceGroups } = await queries.fetchQuery({ ...choicesQuery, staleTime: 0 })
        const now = choiceGroups.find(({ id }) => id === group.id)
        return now && choiceValuesOf(now)
      },
      onUnchanged: onDone,
    }),
    onSuccess: (stored) => {
      toast({ title: (group ? words.saved : words.added)(ownText(stored.name)), tone: 'success' })
      // The packages show their choices too.
      void queries.invalidateQueries({ queryKey: choicesQuery.queryKey })
      onDone()
    },
  })
  return <ChoiceForm callForm={callForm} />
}
