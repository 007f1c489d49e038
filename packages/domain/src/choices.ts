/**
 * Choices of a customer for a package: its filling, its sauce. Groups of options, each with a price difference of at
 * least 0.
 */
import type { BothLanguages } from './menu.ts'
import { type Rupiah, rupiah } from './money.ts'

/** Max groups per package, and options per group. */
export const maxChoiceGroups = 3
export const maxChoiceOptions = 8

export interface ChoiceOption {
  readonly id: number
  readonly name: BothLanguages
  /** Whole rupiah added to the package's price. */
  readonly priceDifference: number
  /** Preselected on the screens; the server never chooses. */
  readonly isDefault: boolean
  /** Sold out for delivery days up to this one; null: not sold out. */
  readonly soldOutUntil: string | null
}

export interface ChoiceGroup {
  readonly id: number
  readonly name: BothLanguages
  /** Min and max number of chosen options. */
  readonly min: number
  readonly max: number
  /** In display order. */
  readonly options: readonly ChoiceOption[]
}

/** An option as an order line stores it. */
export interface ChosenOption {
  readonly id: number
  readonly group: BothLanguages
  readonly name: BothLanguages
  readonly priceDifference: number
}

/**
 * Identifies an order line together with the package: lines with the same key are one line. `''` is a line without
 * choices.
 */
export const choicesKey = (options: readonly number[]): string =>
  [...new Set(options)].sort((a, b) => a - b).join(',')

/** Price of one package with these options. An unknown option adds nothing. */
export const priceWithChoices = (
  { price, choiceGroups }: { readonly price: number; readonly choiceGroups: readonly ChoiceGroup[] },
  options: readonly number[],
): Rupiah =>
  rupiah(chosenOptions(choiceGroups, options).reduce((sum, each) => sum + each.priceDifference, price))

/** These options in display order. An unknown option is omitted. */
export const chosenOptions = (
  groups: readonly ChoiceGroup[],
  options: readonly number[],
): readonly ChosenOption[] =>
  groups.flatMap((group) =>
    group.options
      .filter(({ id }) => options.includes(id))
      .map(({ id, name, priceDifference }) => ({ id, group: group.name, name, priceDifference })),
  )

/** The options that screens preselect for a delivery day, `YYYY-MM-DD`: the defaults that are not sold out on it. */
export const preselectedOptions = (groups: readonly ChoiceGroup[], day: string): readonly number[] =>
  groups.flatMap(({ options }) =>
    options.filter((each) => each.isDefault && !isOptionSoldOut(each, day)).map(({ id }) => id),
  )

export const isOptionSoldOut = ({ soldOutUntil }: Pick<ChoiceOption, 'soldOutUntil'>, day: string): boolean =>
  soldOutUntil !== null && day <= soldOutUntil

export type ChoiceObstacle =
  | { readonly reason: 'choice-gone' }
  /** `choice` is the group's name. */
  | { readonly reason: 'choice-needed'; readonly choice: BothLanguages }
  /** `choice` is the option's name. */
  | { readonly reason: 'choice-sold-out'; readonly choice: BothLanguages; readonly until: string }

/**
 * Why a package cannot have these options for a delivery day, `YYYY-MM-DD`; null when it can. Used by the forms;
 * `place_order` applies the same rules on the server.
 */
export function choiceObstacle(
  groups: readonly ChoiceGroup[],
  options: readonly number[],
  day: string,
): ChoiceObstacle | null {
  const offered = groups.flatMap((group) => group.options)
  if (options.some((id) => !offered.some((each) => each.id === id))) return { reason: 'choice-gone' }
  const soldOut = offered.find((each) => options.includes(each.id) && isOptionSoldOut(each, day))
  if (soldOut?.soldOutUntil)
    return { reason: 'choice-sold-out', choice: soldOut.name, until: soldOut.soldOutUntil }
  const unmet = groups.find((group) => {
    const count = group.options.filter(({ id }) => options.includes(id)).length
    return count < group.min || count > group.max
  })
  return unmet ? { reason: 'choice-needed', choice: unmet.name } : null
}

/**
 * `Isi: ayam · Sambal: dipisah`: the choices of a line for display. Null for a line without choices. Options of one
 * group are consecutive.
 */
export function choicesText(choices: readonly Pick<ChosenOption, 'group' | 'name'>[]): BothLanguages | null {
  if (choices.length === 0) return null
  const written = (language: 'id' | 'en') => {
    const chosen = new Map<string, string[]>()
    for (const { group, name } of choices)
      chosen.set(group[language], [...(chosen.get(group[language]) ?? []), name[language]])
    return [...chosen].map(([group, names]) => `${group}: ${names.join(', ')}`).join(' · ')
  }
  return { id: written('id'), en: written('en') }
}
