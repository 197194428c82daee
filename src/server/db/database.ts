import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'

type NoRelations = Record<string, never>

/** One transaction of either driver; every query of the store runs in one. */
export type Transaction = PgTransaction<
  PgQueryResultHKT,
  NoRelations,
  ExtractTablesWithRelations<NoRelations>
>

/** What the store needs from a driver, and the only differences between the embedded and the server one. */
export interface Database {
  /** True if only this process writes to it; its messages then arrive before the change is acknowledged. */
  readonly isOurs: boolean
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>
  /** Delivers messages of the channel until close; `interrupted` reports that some may have been missed. */
  listen(channel: string, listener: ChannelListener): Promise<void>
  close(): Promise<void>
}

export interface ChannelListener {
  message: (payload: string) => void
  /** False from a possible loss of messages until their delivery is certain again. */
  connected: (connected: boolean) => void
}
