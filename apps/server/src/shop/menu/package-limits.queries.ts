import type { SaleReason } from '@dimsum/contract/errors'
import type { BothLanguages, PackageType } from '@dimsum/domain/menu'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/connection.ts'

/**
 * A package that cannot be ordered as requested, with the limit that excludes it (`package_obstacle`, `judge_choices`).
 */
export type SaleRefusal = { reason: SaleReason; packageType: PackageType } & Partial<{
  left: number
  from: string | null
  until: string | null
  /** Name of the refused group or option. */
  choice: BothLanguages
  /** Index of the refused line in the order, from 0. */
  line: number
}>

/** Locks the limited packages of an order like `place_order`, before stock and kitchen day. */
export const lockPackagesOf = async (tx: Tx, orderId: number): Promise<void> => {
  await tx.execute(sql`
    select from packages p
    where p.package_type in (select i.package_type from order_items i where i.order_id = ${orderId})
      and (p.total_limit is not null or p.day_limit is not null)
    order by p.package_type for no key update`)
}

/**
 * Why the packages of an order cannot be for a day, with the packages locked; null when they can.
 * @param isNew the order is cancelled and takes its packages again, so it is not counted yet
 */
export const findPackageObstacle = async (
  tx: Tx,
  orderId: number,
  day: string | null,
  isNew: boolean,
): Promise<SaleRefusal | null> => {
  const { rows } = await tx.execute<{ refusal: SaleRefusal }>(sql`
    select obstacle || jsonb_build_object('packageType', package_type) as refusal
    from (
      select package_type, min(position) as position, sum(quantity)::integer as quantity
      from order_items where order_id = ${orderId} group by package_type
    ) i join packages p using (package_type)
    cross join lateral package_obstacle(p, i.quantity, ${day}::date, ${isNew}) obstacle
    where obstacle is not null
    union all
    select jsonb_build_object('reason', 'choice-sold-out', 'packageType', i.package_type, 'until', o.sold_out_until,
      'choice', jsonb_build_object('id', o.name, 'en', coalesce(nullif(o.name_en, ''), o.name)))
    from order_items i join choice_options o on o.id::text = any (string_to_array(i.choices_key, ','))
    where i.order_id = ${orderId} and coalesce(${day}::date, (now() at time zone 'Asia/Jakarta')::date) <= o.sold_out_until
    limit 1`)
  return rows[0]?.refusal ?? null
}
