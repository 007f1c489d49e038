import type { NewChoiceGroup } from '@dimsum/contract/change-menu'
import type { OwnChoiceGroup } from '@dimsum/contract/menu'
import { storedEnglish } from '@dimsum/domain/menu'
import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { choiceGroups, choiceOptions, packageChoices, packages } from '../../platform/db/tables/menu.ts'

/** All groups of choices with their options and packages, in display order. */
export const listChoiceGroups = async (db: Db): Promise<OwnChoiceGroup[]> => {
  const groups = await db
    .select()
    .from(choiceGroups)
    .orderBy(asc(choiceGroups.position), asc(choiceGroups.id))
  if (groups.length === 0) return []
  const options = await db.select().from(choiceOptions).orderBy(asc(choiceOptions.position))
  const attached = await db
    .select({ packageType: packageChoices.packageType, groupId: packageChoices.groupId })
    .from(packageChoices)
    .innerJoin(packages, eq(packages.packageType, packageChoices.packageType))
    .orderBy(asc(packages.position), asc(packages.packageType))
  return groups.map(({ id, name, nameEn, min, max }) => ({
    id,
    name: { id: name, en: nameEn || name },
    min,
    max,
    options: options
      .filter(({ groupId }) => groupId === id)
      .map(({ groupId: _, position: __, name, nameEn, ...option }) => ({
        ...option,
        name: { id: name, en: nameEn || name },
      })),
    packages: attached.filter(({ groupId }) => groupId === id).map(({ packageType }) => packageType),
  }))
}

const columnsOf = ({ name, min, max }: Pick<NewChoiceGroup, 'name' | 'min' | 'max'>) => ({
  name: name.id,
  nameEn: storedEnglish(name),
  min,
  max,
})

/** @returns the id */
export const insertChoiceGroup = async (tx: Tx, entry: NewChoiceGroup): Promise<number> => {
  const position = sql`(select coalesce(max(position), 0) + 1 from choice_groups)`
  const [row] = await tx
    .insert(choiceGroups)
    .values({ ...columnsOf(entry), position })
    .returning({ id: choiceGroups.id })
  if (!row) throw new Error('insert returned no row')
  await writeParts(tx, row.id, entry)
  return row.id
}

export const updateChoiceGroup = async (tx: Tx, id: number, entry: NewChoiceGroup): Promise<void> => {
  await tx.update(choiceGroups).set(columnsOf(entry)).where(eq(choiceGroups.id, id))
  await writeParts(tx, id, entry)
}

/** Options with an id keep it; those that are missing are deleted. */
const writeParts = async (tx: Tx, groupId: number, { options, packages }: NewChoiceGroup): Promise<void> => {
  const kept = options.flatMap(({ id }) => id ?? [])
  await tx
    .delete(choiceOptions)
    .where(and(eq(choiceOptions.groupId, groupId), notInArray(choiceOptions.id, kept)))
  const written = options.map(({ name, ...option }, position) => ({
    ...option,
    groupId,
    position,
    name: name.id,
    nameEn: storedEnglish(name),
  }))
  await tx
    .insert(choiceOptions)
    .values(written)
    .onConflictDoUpdate({
      target: choiceOptions.id,
      set: {
        position: sql`excluded.position`,
        name: sql`excluded.name`,
        nameEn: sql`excluded.name_en`,
        priceDifference: sql`excluded.price_difference`,
        isDefault: sql`excluded.is_default`,
        soldOutUntil: sql`excluded.sold_out_until`,
      },
    })
  await tx.delete(packageChoices).where(eq(packageChoices.groupId, groupId))
  const attached = [...new Set(packages)].map((packageType) => ({ packageType, groupId }))
  if (attached.length > 0) await tx.insert(packageChoices).values(attached)
}

/** Attaches the groups of one package to another one. */
export const copyChoices = async (tx: Tx, from: string, to: string): Promise<void> => {
  await tx.execute(sql`
    insert into package_choices (package_type, group_id)
    select ${to}, group_id from package_choices where package_type = ${from}`)
}

/** Stores the display order of these groups. */
export const sortGroups = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await tx.execute(sql`
    update choice_groups set position = array_position(${sql.param(ids)}::integer[], id)
    where id = any (${sql.param(ids)}::integer[])`)
}

export const deleteChoiceGroup = async (tx: Tx, id: number): Promise<void> => {
  await tx.delete(choiceGroups).where(eq(choiceGroups.id, id))
}
