import { type PackageType, packages } from '@dimsum/domain/catalogue'
import { formatRupiah } from '@dimsum/domain/money'
import { priceOf } from '@dimsum/domain/pricing'
import { readCount, typedText } from '@dimsum/domain/typed-number'
import { FieldNotes } from '@dimsum/ui/field.tsx'
import { type Said, Say, useText } from '@dimsum/ui/say.tsx'
import { usePrices } from '@dimsum/web/api/shop.ts'
import { orderEntry } from '@dimsum/words/desk/order-entry'
import { packageWords } from '@dimsum/words/packages'
import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import type { EntryForm } from './entry-form.ts'

/** More than one kitchen steams in a day; a slip of the finger, not an order. */
const most = 9999

/** How many of each package, all at a glance. */
export function PackCounts({ entryForm }: { entryForm: EntryForm }) {
  const error = packages.map(({ type }) => entryForm.problem(`packs.${type}`)).find(Boolean)
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={error && 'packs-error'}>
      <legend className="mb-1 font-bold">
        <Say>{orderEntry.packages}</Say>
      </legend>
      {packages.map(({ type }) => (
        <PackCount key={type} type={type} entryForm={entryForm} />
      ))}
      <FieldNotes id="packs" error={error} />
    </fieldset>
  )
}

function PackCount({ type, entryForm }: { type: PackageType; entryForm: EntryForm }) {
  const prices = usePrices()
  const { control, name, id, error } = entryForm.number(`packs.${type}`)
  const { field } = useController({ control, name })
  const { name: packageName, shortName } = packageWords[type]
  const count = typeof field.value === 'number' ? field.value : 0
  return (
    // On the narrowest phones the name stands above its counter.
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
      <label htmlFor={id} className="min-w-24 flex-1 leading-5">
        <span className="block font-bold">
          <Say>{shortName}</Say>
        </span>
        <span className="text-small text-kecap-600">
          {packages.find((one) => one.type === type)?.piecesLabel}, {formatRupiah(priceOf(type, prices))}
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

type StepProps = { label: Said; isAtEnd: boolean; onPress: () => void; children: ReactNode }

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
