import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns.ts'

/** The shop's own copies of uploaded photos; at most 2048 px wide and high. */
export const photos = pgTable('photos', {
  /** The first 32 hex digits of the SHA-256 of `master`. */
  hash: text('hash').primaryKey(),
  /** WebP, upright, without metadata. */
  master: bytea('master').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** When it was uploaded, or last seen in use; it is removed some days later. */
  usedAt: instant('used_at').notNull().defaultNow(),
  createdAt: instant('created_at').notNull().defaultNow(),
  createdBy: text('created_by').notNull(),
})

export const photoFormats = ['avif', 'webp'] as const
export type PhotoFormat = (typeof photoFormats)[number]

/** Encoded versions of a photo for pages; not in backups. */
export const photoVariants = pgTable('photo_variants', {
  hash: text('hash').notNull(),
  width: integer('width').notNull(),
  format: text('format', { enum: photoFormats }).notNull(),
  bytes: bytea('bytes').notNull(),
})
