import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A column of bytes, as both databases give them. */
export const bytes = customType<{
  data: Uint8Array<ArrayBuffer>
  driverData: Uint8Array<ArrayBuffer>
}>({ dataType: () => 'bytea' })

/** A column with a moment that every row has. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' }).notNull()

/** A column with the moment of what may never have happened. */
export const momentOrNever = () => timestamp({ withTimezone: true, mode: 'date' })
