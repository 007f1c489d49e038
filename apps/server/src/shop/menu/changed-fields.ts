import { isSameValue } from '@dimsum/domain/merge-edits'

/** The fields of a change that differ from what is stored. */
export const changedFields = <Stored extends object>(
  stored: Stored,
  fields: { [Field in keyof Stored]?: unknown },
): Partial<Stored> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([field, value]) => value !== undefined && !isSameValue(value, stored[field as keyof Stored]),
    ),
  ) as Partial<Stored>

/** What an audit entry stores of a change: the changed fields, and those by which the log names the item. */
export const noted = <Item extends object>(
  item: Item,
  change: Partial<Item>,
  always: readonly (keyof Item & string)[] = [],
): Partial<Item> =>
  Object.fromEntries(
    Object.entries(item).filter(([field]) => field in change || always.some((each) => each === field)),
  ) as Partial<Item>
