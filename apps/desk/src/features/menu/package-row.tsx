import type { OwnPackage } from '@dimsum/contract/menu'
import { wibDay } from '@dimsum/domain/wib-date'
import { Badge } from '@dimsum/ui/badge.tsx'
import { Button } from '@dimsum/ui/button.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { useFirstPress } from '@dimsum/ui/use-first-press.ts'
import { Price } from '@dimsum/web/components/price.tsx'
import { menuActs as acts, menuForm, menuRemoval, menu as words } from '@dimsum/words/desk/menu'
import { nameOfPackage } from '@dimsum/words/menu'
import { ownText, type Sentence } from '@dimsum/words/sentence'
import type { ReactNode } from 'react'
import { menuQuery, removePackage } from '../../api/menu.ts'
import { DialogButton } from '../../components/dialog-button.tsx'
import { RemoveButton } from '../../components/remove-button.tsx'
import { EditPackage } from './edit-package.tsx'
import { factsOf } from './package-facts.ts'
import { PackagePicture } from './package-picture.tsx'
import { useTurnPackage } from './use-turn-package.ts'

type PackageRowProps = {
  item: OwnPackage
  now: Date
  /** Sort buttons, if the row can be sorted. */
  sorting?: ReactNode
  /** Called when the row has left its list. */
  onGone: () => void
}

/** One package of the menu, with buttons for all actions on it. */
export function PackageRow({ item, now, sorting, onGone }: PackageRowProps) {
  const { packageType, state, soldOutUntil, soldLately, photo, isUsed } = item
  const turnState = useTurnPackage(item)
  const turnSoldOut = useTurnPackage(item)
  const text = useText()
  const today = wibDay(now)
  const name = nameOfPackage(item)
  const isShown = state === 'shown'
  const isSoldOut = soldOutUntil !== null && soldOutUntil >= today
  return (
    <li className="grid gap-3 rounded-input border border-garis bg-santan-50 p-3 sm:p-4">
      <div className="flex flex-wrap gap-3 sm:gap-4">
        <PackagePicture
          packageType={packageType}
          photo={photo}
          sizes="6rem"
          className="size-18 shrink-0 rounded-input sm:size-24"
        />
        <div className="min-w-[min(5rem,100%)] flex-1">
          <Say.h3 className="font-sans text-title font-extrabold wrap-anywhere">{ownText(item.name)}</Say.h3>
          <p className="flex flex-wrap gap-x-3 font-bold">
            <Say.span>{words.pieces(item.pieces)}</Say.span>
            <Price amount={item.price} />
          </p>
          {item.category.id !== '' && (
            <Say.p className="text-small text-kecap-700 wrap-anywhere">
              {words.category(ownText(item.category))}
            </Say.p>
          )}
          <Say.p className="text-small text-kecap-700">{words.soldLately(soldLately)}</Say.p>
        </div>
        {sorting}
      </div>
      <p className="flex flex-wrap gap-2">
        {factsOf(item, now, today).map(({ tone, words: fact }) => (
          <Badge key={fact.id} tone={tone}>
            {fact}
          </Badge>
        ))}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {state === 'archived' ? (
          <Act
            act="restore"
            variant="outline"
            name={name}
            onPress={() => turnState({ state: 'hidden' }, onGone)}
          />
        ) : (
          <>
            <DialogButton
              className="px-4!"
              aria-label={text(acts.editOf(name))}
              label={acts.edit}
              title={menuForm.change(name)}
            >
              {(close) => <EditPackage item={item} onDone={close} />}
            </DialogButton>
            <Act
              act={isSoldOut ? 'back' : 'sellOut'}
              variant="outline"
              name={name}
              onPress={() => turnSoldOut({ soldOutUntil: isSoldOut ? null : today })}
            />
            <Act
              act={isShown ? 'hide' : 'show'}
              name={name}
              onPress={() => turnState({ state: isShown ? 'hidden' : 'shown' })}
            />
            {isUsed ? (
              <Act act="archive" name={name} onPress={() => turnState({ state: 'archived' }, onGone)} />
            ) : (
              <RemoveButton
                words={menuRemoval}
                name={name}
                call={() => removePackage(packageType)}
                queryKey={menuQuery.queryKey}
                onRemoved={onGone}
              />
            )}
          </>
        )}
        <DialogButton
          variant="quiet"
          aria-label={text(acts.copyOf(name))}
          label={acts.copy}
          title={acts.copyOf(name)}
        >
          {(close) => <EditPackage copyOf={item} onDone={close} />}
        </DialogButton>
      </div>
    </li>
  )
}

type ActProps = {
  act: 'sellOut' | 'back' | 'hide' | 'show' | 'archive' | 'restore'
  name: Sentence
  variant?: 'outline' | 'quiet'
  onPress: () => void
}

/** A button whose accessible name contains the package's name. Archiving puts the next package's in its place. */
function Act({ act, name, variant = 'quiet', onPress }: ActProps) {
  const text = useText()
  const press = useFirstPress(onPress)
  return (
    <Button variant={variant} className="px-3!" aria-label={text(acts[`${act}Of`](name))} onClick={press}>
      {acts[act]}
    </Button>
  )
}
