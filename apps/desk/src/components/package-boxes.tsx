import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { type MessageNode, Say } from '@dimsum/ui/say.tsx'
import { menu as words } from '@dimsum/words/desk/menu'
import { useQuery } from '@tanstack/react-query'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { menuQuery } from '../api/menu.ts'
import { usePackageNames } from './package-names.ts'
import { QueryState } from './query-state.tsx'

type PackageBoxesProps<Values extends FieldValues, Sent> = {
  control: Control<Values, unknown, Sent>
  /** Before the keys of the packages in the names of their boxes. */
  prefix: string
  label: MessageNode
  hint?: MessageNode
}

/** The packages that something is for: the field `packages` of a form, their keys in alphabetical order. */
export function PackageBoxes<Values extends { packages: string[] } & FieldValues, Sent>({
  control,
  prefix,
  label,
  hint,
}: PackageBoxesProps<Values, Sent>) {
  const { field } = useController({ control, name: 'packages' as FieldPath<Values> })
  const chosen: readonly string[] = field.value
  const { nameOf } = usePackageNames()
  const menu = useQuery(menuQuery)
  // An archived package cannot be chosen any more, but stays where it was.
  const types = menu.data?.flatMap(({ packageType, state }) =>
    state !== 'archived' || chosen.includes(packageType) ? [packageType] : [],
  )
  return (
    <fieldset>
      <Say.legend className="font-bold">{label}</Say.legend>
      {hint && <Say.p className="text-small text-kecap-600">{hint}</Say.p>}
      <QueryState query={menu} notLoaded={words.notLoaded} bars={['h-32 w-full']} />
      {types?.map((type) => (
        <Checkbox
          key={type}
          name={`${prefix}${type}`}
          label={nameOf(type)}
          checked={chosen.includes(type)}
          onChange={({ target }) => {
            const others = chosen.filter((other) => other !== type)
            field.onChange(target.checked ? [...others, type].sort() : others)
          }}
        />
      ))}
    </fieldset>
  )
}
