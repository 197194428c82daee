import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { MarkupRule } from '../../../contract/types.ts'
import { moment } from '../../db/column-kinds.ts'
import { agencies } from '../agencies/agency-schema.ts'

/** Each agency's markup rules; without an editor if they came with its folder. */
export const markups = pgTable('markups', {
  agencyId: uuid()
    .primaryKey()
    .references(() => agencies.id),
  revision: integer().notNull(),
  rules: jsonb().$type<MarkupRule[]>().notNull(),
  personId: text(),
  personName: text(),
  updatedAt: moment(),
})
