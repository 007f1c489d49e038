import { NewChoiceGroup, type NewChoiceGroupInput } from '@dimsum/contract/change-menu'
import type { OwnChoiceGroup } from '@dimsum/contract/menu'
import type { TypedNumber } from '@dimsum/domain/typed-number'
import { zodResolver } from '@dimsum/web/components/zod-resolver.ts'
import type { Resolver } from 'react-hook-form'
import { inBoth, withoutFallback } from './package-values.ts'

type OptionValues = Omit<NewChoiceGroupInput['options'][number], 'priceDifference'> & {
  /** Null while its field is empty: nothing is added. */
  priceDifference: TypedNumber
}

export type ChoiceValues = Omit<NewChoiceGroupInput, 'min' | 'max' | 'options'> & {
  min: TypedNumber
  max: TypedNumber
  options: OptionValues[]
}

export const emptyOption: OptionValues = {
  name: { id: '', en: '' },
  priceDifference: null,
  isDefault: false,
  soldOutUntil: null,
}

/** One of two, as most questions are. */
export const emptyChoices: ChoiceValues = {
  name: { id: '', en: '' },
  min: 1,
  max: 1,
  options: [emptyOption, emptyOption],
  packages: [],
}

/** What is stored of a group, as its form shows it. */
export const choiceValuesOf = ({ name, min, max, options, packages }: OwnChoiceGroup): ChoiceValues => ({
  name: withoutFallback(name),
  min,
  max,
  options: options.map((option) => ({
    ...option,
    name: withoutFallback(option.name),
    priceDifference: option.priceDifference || null,
  })),
  packages,
})

/** What the server answers of these values: an empty English text is the Indonesian, nothing added is 0. */
export const asAnswered = ({ name, options, ...values }: Partial<ChoiceValues>): Partial<NewChoiceGroup> => ({
  ...(values as Partial<NewChoiceGroup>),
  ...(name && { name: inBoth(name) }),
  ...(options && {
    options: options.map((option) => ({
      ...option,
      name: inBoth(option.name),
      priceDifference: Number(option.priceDifference ?? 0),
    })),
  }),
})

const judge = zodResolver(NewChoiceGroup)

/** The contract's schema; an empty difference is none. */
export const choiceResolver: Resolver<ChoiceValues, unknown, NewChoiceGroup> = (values, context, options) =>
  judge(
    {
      ...values,
      options: values.options.map((option) => ({ ...option, priceDifference: option.priceDifference ?? 0 })),
    } as NewChoiceGroupInput,
    context,
    options as never,
  ) as never
