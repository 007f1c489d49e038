import type { PackageType } from '@dimsum/domain/menu'
import { menuBadges, menuStates } from '@dimsum/domain/menu'
import { boolean, date, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** What the kitchen sells. Orders, stock, revenue and promotion codes name a package by its key. */
export const packages = pgTable('packages', {
  packageType: text('package_type').$type<PackageType>().primaryKey(),
  /** Without the number of pieces. An empty English text falls back to the Indonesian one. */
  name: text('name').notNull(),
  nameEn: text('name_en').notNull().default(''),
  description: text('description').notNull().default(''),
  descriptionEn: text('description_en').notNull().default(''),
  /** Packages with the same category form a section; empty: none. */
  category: text('category').notNull().default(''),
  categoryEn: text('category_en').notNull().default(''),
  pieces: integer('pieces').notNull(),
  price: integer('price').notNull(),
  /** Display order, ascending. */
  position: integer('position').notNull(),
  badge: text('badge', { enum: menuBadges }),
  photo: text('photo'),
  state: text('state', { enum: menuStates }).notNull().default('shown'),
  /** Sold out for delivery days up to this one. */
  soldOutUntil: date('sold_out_until', { mode: 'string' }),
  orderFrom: instant('order_from'),
  orderUntil: instant('order_until'),
  deliverFrom: date('deliver_from', { mode: 'string' }),
  deliverUntil: date('deliver_until', { mode: 'string' }),
  /** Max packages in total, per delivery day, and per order. */
  totalLimit: integer('total_limit'),
  dayLimit: integer('day_limit'),
  orderLimit: integer('order_limit'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** A group of choices that packages can have. An empty English text falls back to the Indonesian one. */
export const choiceGroups = pgTable('choice_groups', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  nameEn: text('name_en').notNull().default(''),
  min: smallint('min_choices').notNull(),
  max: smallint('max_choices').notNull(),
  /** Display order, ascending. */
  position: integer('position').notNull(),
})

export const choiceOptions = pgTable('choice_options', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  groupId: integer('group_id').notNull(),
  /** Display order within the group, ascending. */
  position: smallint('position').notNull(),
  name: text('name').notNull(),
  nameEn: text('name_en').notNull().default(''),
  priceDifference: integer('price_difference').notNull().default(0),
  isDefault: boolean('is_default').notNull().default(false),
  soldOutUntil: date('sold_out_until', { mode: 'string' }),
})

export const packageChoices = pgTable('package_choices', {
  packageType: text('package_type').$type<PackageType>().notNull(),
  groupId: integer('group_id').notNull(),
})
