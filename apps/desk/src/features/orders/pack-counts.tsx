import type { MenuPackage } from '@dimsum/contract/menu'
import { formatRupiah } from '@dimsum/domain/money'
import { readCount, typedText } from '@dimsum/domain/typed-number'
import { FieldNotes } from '@dimsum/ui/field.tsx'
import { type Message, Say, useText } from '@dimsum/ui/say.tsx'
import { useMenu } from '@dimsum/web/api/shop.ts'
import { orderEntry } from '@dimsum/words/desk/order-entry'
import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { usePackageNames } from '../../components/package-names.ts'
import type { EntryForm } from './entry-form.ts'

/** More than a kitchen makes in a day, so a larger number is a typing mistake. */
const most = 9999

/** Quantity per package. */
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
      <legend className="mb-1 font-bold">
        <Say>{orderEntry.packages}</Say>
      </legend>
      {[...menu.map(({ packageType }) => packageType), ...gone].map((type) => (
        <PackCount
          key={type}
          type={type}
          item={menu.find(({ packageType }) => packageType === type)}
          entryForm={entryForm}
        />
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
  const packageName = nameOf(type)
  const count = typeof field.value === 'number' ? field.value : 0
  return (
    // On the narrowest phones the name wraps above its counter.
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
      <label htmlFor={id} className="min-w-24 flex-1 leading-5">
        <span className="block font-bold">
          <Say>{shortNameOf(type)}</Say>
        </span>
        <span className="text-small text-kecap-600">
          {item && `${item.pieces} pcs, ${formatRupiah(item.price)}`}
        </span>
      </label>
      <div className="ml-auto flex gap-2">
        <Step
          label={orderEntry.fewer(packageName)}
          isAtEnd={count === 0}
          onPress={() => field.onChange(count - 1)}
        >
          <Minus aria-hidden="true" className="size-5" strokeWidth={2} />
        </Step>
        <input
          ref={field.ref}
          id={id}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          value={typedText(field.value)}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => field.onChange(readCount(target.value))}
          onBlur={field.onBlur}
          className="h-12 w-16 rounded-input border border-garis-kuat bg-white text-center font-extrabold aria-invalid:border-2 aria-invalid:border-cabai-600"
        />
        <Step
          label={orderEntry.more(packageName)}
          isAtEnd={count >= most}
          onPress={() => field.onChange(count + 1)}
        >
          <Plus aria-hidden="true" className="size-5" strokeWidth={2} />
        </Step>
      </div>
    </div>
  )
}

type StepProps = { label: Message; isAtEnd: boolean; onPress: () => void; children: ReactNode }

function Step({ label, isAtEnd, onPress, children }: StepProps) {
  const text = useText()
  return (
    <button
      type="button"
      aria-label={text(label)}
      aria-disabled={isAtEnd || undefined}
      onClick={() => !isAtEnd && onPress()}
      className="inline-flex size-12 shrink-0 touch-manipulation items-center justify-center rounded-button border border-garis-kuat bg-white hover:bg-santan-100 aria-disabled:border-garis aria-disabled:bg-santan-200 aria-disabled:text-kecap-600"
    >
      {children}
    </button>
  )
}
