import type { ChoiceOption, OwnChoiceGroup } from '@dimsum/contract/menu'
import { isOptionSoldOut } from '@dimsum/domain/choices'
import { wibDay } from '@dimsum/domain/wib-date'
import { Badge } from '@dimsum/ui/badge.tsx'
import { Button } from '@dimsum/ui/button.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { useFirstPress } from '@dimsum/ui/use-first-press.ts'
import { choiceList, choiceRemoval } from '@dimsum/words/desk/choices'
import { menuActs as acts, menuFacts, menuForm } from '@dimsum/words/desk/menu'
import { listOf, ownText } from '@dimsum/words/sentence'
import type { ReactNode } from 'react'
import { menuQuery, removeChoices } from '../../api/menu.ts'
import { DialogButton } from '../../components/dialog-button.tsx'
import { usePackageNames } from '../../components/package-names.ts'
import { RemoveButton } from '../../components/remove-button.tsx'
import { EditChoices } from './edit-choices.tsx'
import { optionWords } from './option-words.ts'
import { useTurnOption } from './use-turn-option.ts'

type ChoiceRowProps = { group: OwnChoiceGroup; now: Date; sorting: ReactNode; onGone: () => void }

/** One group of choices with its options and the buttons of its row. */
export function ChoiceRow({ group, now, sorting, onGone }: ChoiceRowProps) {
  const { id, min, max, options, packages } = group
  const { nameOf } = usePackageNames()
  const turn = useTurnOption(group)
  const text = useText()
  const today = wibDay(now)
  const name = ownText(group.name)
  return (
    <li className="grid gap-3 rounded-input border border-garis bg-santan-50 p-3 sm:p-4">
      <div className="flex flex-wrap justify-between gap-3">
        <div className="min-w-[min(5rem,100%)] flex-1">
          <Say.h3 className="font-sans text-title font-extrabold wrap-anywhere">{name}</Say.h3>
          <Say.p className="font-bold">{choiceList.rule(min, max)}</Say.p>
          <Say.p className="text-small text-kecap-700">
            {packages.length > 0 ? choiceList.forPackages(listOf(packages.map(nameOf))) : choiceList.forNone}
          </Say.p>
        </div>
        {sorting}
      </div>
      <ul aria-label={text(name)} className="grid gap-1">
        {options.map((option) => (
          <OptionRow key={option.id} option={option} today={today} onTurn={(until) => turn(option, until)} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <DialogButton
          className="px-4!"
          aria-label={text(acts.editOf(name))}
          label={acts.edit}
          title={menuForm.change(name)}
        >
          {(close) => <EditChoices group={group} onDone={close} />}
        </DialogButton>
        <RemoveButton
          words={choiceRemoval}
          name={name}
          call={() => removeChoices(id)}
          queryKey={menuQuery.queryKey}
          onRemoved={onGone}
        />
      </div>
    </li>
  )
}

type OptionRowProps = { option: ChoiceOption; today: string; onTurn: (until: string | null) => void }

function OptionRow({ option, today, onTurn }: OptionRowProps) {
  const text = useText()
  const { isDefault, soldOutUntil } = option
  const name = ownText(option.name)
  const isSoldOut = isOptionSoldOut(option, today)
  const press = useFirstPress(() => onTurn(isSoldOut ? null : today))
  const [label, of] = isSoldOut ? [acts.back, acts.backOf] : [acts.sellOut, acts.sellOutOf]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <Say.span className="min-w-0 wrap-anywhere">{optionWords(option)}</Say.span>
        {isDefault && <Badge>{choiceList.isDefault}</Badge>}
        {isSoldOut && soldOutUntil !== null && (
          <Badge tone="warning">{menuFacts.soldOut(soldOutUntil, today)}</Badge>
        )}
      </span>
      <Button variant="quiet" className="-mr-3 ml-auto px-3!" aria-label={text(of(name))} onClick={press}>
        {label}
      </Button>
    </li>
  )
}
