import type { MenuPackage } from '@dimsum/contract/menu'
import { menuSections } from '@dimsum/domain/menu'
import { formatRupiah } from '@dimsum/domain/money'
import { FieldNotes } from '@dimsum/ui/field.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { useMenu } from '@dimsum/web/api/shop.ts'
import { orderEntry } from '@dimsum/words/desk/order-entry'
import { ownText } from '@dimsum/words/sentence'
import { Fragment } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { usePackageNames } from '../../components/package-names.ts'
import type { EntryForm } from './entry-form.ts'
import { PackChoices } from './pack-choices.tsx'
import { PackCounter } from './pack-counter.tsx'

/** Quantity per package, in the sections of the menu. */
export function PackCounts({ entryForm }: { entryForm: EntryForm }) {
  const menu = useMenu()
  const packs = useWatch({ control: entryForm.form.control, name: 'packs' })
  // A package removed from the menu after it was typed; shown so that it can be taken out.
  const gone = Object.keys(packs).filter(
    (type) => packs[type] && !menu.some(({ packageType }) => packageType === type),
  )
  const error = menu.map(({ packageType }) => entryForm.problem(`packs.${packageType}`)).find(Boolean)
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={error && 'packs-error'}>
      <Say.legend className="mb-1 font-bold">{orderEntry.packages}</Say.legend>
      {menuSections(menu).map(({ category, items }) => (
        <Fragment key={category?.id ?? ''}>
          {category && (
            <Say.h3 className="mt-2 font-bold wrap-anywhere text-kecap-700">{ownText(category)}</Say.h3>
          )}
          {items.map((item) => (
            <PackCount key={item.packageType} type={item.packageType} item={item} entryForm={entryForm} />
          ))}
        </Fragment>
      ))}
      {gone.map((type) => (
        <PackCount key={type} type={type} item={undefined} entryForm={entryForm} />
      ))}
      <FieldNotes id="packs" error={error} />
    </fieldset>
  )
}

type PackCountProps = { type: string; item: MenuPackage | undefined; entryForm: EntryForm }

function PackCount({ type, item, entryForm }: PackCountProps) {
  const { nameOf, shortNameOf } = usePackageNames()
  const { control, name, id, error } = entryForm.number(`packs.${type}`)
  const { field } = useController({ control, name })
  return (
    <>
      {/* On the narrowest phones the name wraps above its counter. */}
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <label htmlFor={id} className="min-w-24 flex-1 leading-5">
          <Say.span className="block font-bold">{shortNameOf(type)}</Say.span>
          <span className="text-small text-kecap-600">
            {item && `${item.pieces} pcs, ${formatRupiah(item.price)}`}
          </span>
        </label>
        <PackCounter
          id={id}
          name={name}
          packageName={nameOf(type)}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          isWrong={Boolean(error)}
        />
      </div>
      {item && item.choiceGroups.length > 0 && typeof field.value === 'number' && field.value > 0 && (
        <PackChoices item={item} entryForm={entryForm} />
      )}
    </>
  )
}
