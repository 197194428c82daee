import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A column of bytes, as both databases return them. */
export const bytes = customType<{
  data: Uint8Array<ArrayBuffer>
  driverData: Uint8Array<ArrayBuffer>
}>({ dataType: () => 'bytea' })

/** A column with a moment in every row. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' }).notNull()

/** A column with a moment, or null if it has not occurred. */
export const momentOrNever = () => timestamp({ withTimezone: true, mode: 'date' })
