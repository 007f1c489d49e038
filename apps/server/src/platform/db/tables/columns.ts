import { customType, numeric, timestamp } from 'drizzle-orm/pg-core'

/** A moment, stored in UTC; shown and grouped in Asia/Jakarta. Set by the database's clock. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Rupiah as `decimal(10,2)`; read as a string in wire format, for example "58000.00" (product.md section 3). */
export const rupiahColumn = (name: string) => numeric(name, { precision: 10, scale: 2 })

/** A list of values for `in (…)`. */
export const oneOf = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ')

/**
 * `jsonb` as the driver parsed it. Drizzle's own type parses a string a second time: the text `6281234567890` would be
 * read as a number.
 */
export const jsonb = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
})

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
