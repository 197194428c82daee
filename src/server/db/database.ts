import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'

type NoRelations = Record<string, never>

/** One transaction of either driver; every query of the store goes through one. */
export type Transaction = PgTransaction<
  PgQueryResultHKT,
  NoRelations,
  ExtractTablesWithRelations<NoRelations>
>

/** What the store needs of a driver: the embedded one and the server's differ in nothing else. */
export interface Database {
  /** Nobody but this process writes to it; its messages come before the change they tell of is acknowledged. */
  readonly isOurs: boolean
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>
  /** Delivers messages of the channel until close; `interrupted` reports that some may have been missed. */
  listen(channel: string, listener: ChannelListener): Promise<void>
  close(): Promise<void>
}

export interface ChannelListener {
  message: (payload: string) => void
  /** False from the moment messages may be lost until they are certain to arrive again. */
  connected: (connected: boolean) => void
}
