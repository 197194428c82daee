import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { MarkupRule } from '../../../contract/types.ts'
import { moment } from '../../db/column-kinds.ts'
import { agencies } from '../agencies/agency-schema.ts'

/** What each agency adds to wholesale rates; of nobody where it came with the agency's folder. */
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
